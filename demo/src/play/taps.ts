// Moves made on the board: tap what acts, then what it aims at.
import type { Action, Observation } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { aimOf, isAnswer, subjectOf, type Thing } from "./subject.js";
import type { Board } from "./thing.js";

interface Input {
  actions: readonly Action[];
  observation: Observation;
  change: number;
  onChoose: (id: number) => void;
  onLook: (card: string) => void;
}

export function useTaps({ actions, observation, change, onChoose, onLook }: Input) {
  const [tapped, setTapped] = useState<Thing>();
  // After a move nothing is tapped any more.
  useEffect(() => setTapped(undefined), [change]);

  const about = (thing: Thing) => actions.filter((action) => subjectOf(action) === thing);
  const shown = tapped === undefined ? actions : about(tapped);
  const aimed = (thing: Thing) =>
    tapped === undefined ? [] : shown.filter((action) => aimOf(action) === thing);
  const owned = ownThings(observation);

  const board: Board = {
    markOf: (thing) => {
      if (thing === tapped) return "chosen";
      if (aimed(thing).length > 0) return "aim";
      return tapped === undefined && about(thing).length > 0 ? "can" : undefined;
    },
    responds: (thing) =>
      actions.length > 0 && (owned.has(thing) || about(thing).length > 0 || aimed(thing).length > 0),
    onTap: (thing) => {
      const [aim, ...others] = aimed(thing);
      if (aim && others.length === 0) return onChoose(aim.id);
      const [answer] = about(thing);
      // The answer to a question that asks for this very thing.
      if (answer && isAnswer(answer) && about(thing).length === 1) return onChoose(answer.id);
      setTapped(thing === tapped ? undefined : thing);
    },
    onLook,
  };
  const chosen =
    tapped === undefined ? undefined : { thing: tapped, name: owned.get(tapped) ?? nameOf(shown) };
  return { chosen, shown, board, showAll: () => setTapped(undefined) };
}

/** What belongs to the seat to act, with names: its characters and hand can be asked about even if they can't act. */
function ownThings({ players, toAct }: Observation): Map<Thing, string> {
  const player = players.find(({ seat }) => seat === toAct);
  const characters = player?.characters.filter(({ zone }) => zone === "battlefield") ?? [];
  const hand = player?.hand.cards ?? [];
  return new Map<Thing, string>([
    ...characters.map(({ id, fullName }): [Thing, string] => [`character ${id}`, fullName]),
    ...hand.flatMap(({ id, name }): [Thing, string][] =>
      id === undefined ? [] : [[`card ${id}`, name ?? ""]],
    ),
  ]);
}

type Names = Partial<Record<"characterName" | "cardName" | "attackerName" | "targetName", string>>;

function nameOf([action]: readonly Action[]): string {
  const names = { ...action } as Names;
  return names.characterName ?? names.cardName ?? names.attackerName ?? names.targetName ?? "";
}
