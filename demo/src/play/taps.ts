// Moves on the board: tap the subject, then the target.
import type { Action, Observation } from "altmode/tcg/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import { equalsOf, withEquals } from "./equal.js";
import { aimOf, isAnswer, subjectOf, type Thing } from "./subject.js";
import type { Board } from "./thing.js";

interface Input {
  actions: readonly Action[];
  observation: Observation;
  change: number;
  onChoose: (id: number) => void;
  onLook: (card: string) => void;
}

interface Tap {
  readonly tapped: Thing | undefined;
  readonly byKeyboard: boolean;
}

const nothing: Tap = { tapped: undefined, byKeyboard: false };

export function useTaps({ actions, observation, change, onChoose, onLook }: Input) {
  const [{ tapped, byKeyboard }, setTap] = useState<Tap>(nothing);
  // A move clears the selection.
  useEffect(() => setTap(nothing), [change]);

  const equals = useMemo(() => equalsOf(observation), [observation]);
  // The list of moves contains only one of several equal cards.
  const about = (thing: Thing): readonly Action[] => {
    for (const each of withEquals(equals, thing)) {
      const found = actions.filter((action) => subjectOf(action) === each);
      if (found.length > 0) return found;
    }
    return [];
  };
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
    onTap: (thing, byKeyboard) => {
      const [aim, ...others] = aimed(thing);
      if (aim && others.length === 0) return onChoose(aim.id);
      const [answer] = about(thing);
      // The tap answers a question for exactly this thing.
      if (answer && isAnswer(answer) && about(thing).length === 1) return onChoose(answer.id);
      setTap(thing === tapped ? nothing : { tapped: thing, byKeyboard });
    },
    onLook,
  };
  const chosen =
    tapped === undefined
      ? undefined
      : {
          thing: tapped,
          name: owned.get(tapped) ?? nameOf(shown),
          byKeyboard,
          // The engine lists moves only for the first of equal cards.
          asked: equals.get(tapped)?.[0] ?? tapped,
        };
  return { chosen, shown, board, showAll: () => setTap(nothing) };
}

/**
 * Returns the things of the seat to act with their names. Its characters and hand can be asked about even if
 * they cannot act.
 */
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
