// Says why the moves that a player may expect of a card or a space are not possible now.
import type { Action, ActionFields, Observation } from "altmode/deckbuilder/slim";
import { useEffect, useState } from "preact/hooks";
import { capital } from "../../ui/words.js";
import type { WorkerGame } from "./engine.js";

/** The tapped thing: the cards of a pile, or a space. */
export type Chosen = { readonly cards: readonly number[]; readonly space?: string } | undefined;

/** Codes of moves that no player expects: a card that cannot be bought but battled, a search of a faceup card. */
const UNEXPECTED: readonly string[] = ["wrong-target", "nothing-facedown", "nothing-faceup"];

/** Returns the moves that a player may expect of a thing, if none of their type is possible with it. */
function expected({ decision }: Observation, chosen: Chosen, about: readonly Action[]): ActionFields[] {
  if (chosen === undefined || decision === null) return [];
  const { space } = chosen;
  const [card] = chosen.cards;
  const asked: ActionFields[] = [];
  if (decision.kind === "turn" && space !== undefined) {
    for (const type of ["buy", "battle", "confront", "clear", "search", "move"] as const)
      asked.push({ type, space });
    // Moving is the last entry. It needs no explanation where other actions are possible in the space.
    if (about.length > 0) asked.pop();
  } else if (card !== undefined) {
    asked.push({
      type: decision.kind === "turn" ? "play" : decision.kind === "assist" ? "assist" : "choose",
      card,
    });
  } else if (space !== undefined) {
    asked.push({ type: "choose", space });
  }
  return asked.filter(({ type }) => !about.some((action) => action.type === type));
}

/** Returns the reasons of the engine, as sentences. */
export function useRefusals(
  game: WorkerGame,
  observation: Observation,
  chosen: Chosen,
  about: readonly Action[],
): readonly string[] {
  const [reasons, setReasons] = useState<readonly string[]>(none);
  const key = JSON.stringify([chosen, observation.decision, about]);
  useEffect(() => {
    setReasons(none);
    const wishes = expected(observation, chosen, about);
    if (wishes.length === 0) return;
    let wanted = true;
    const ask = async () => {
      const refusals = await Promise.all(wishes.map((wish) => game.check(wish)));
      const told = refusals.flatMap((refusal) =>
        refusal === null || UNEXPECTED.includes(refusal.code) ? [] : [`${capital(refusal.message)}.`],
      );
      if (wanted) setReasons([...new Set(told)]);
    };
    // Without a reason the table is as good as before.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key]);
  return reasons;
}

const none: readonly string[] = [];
