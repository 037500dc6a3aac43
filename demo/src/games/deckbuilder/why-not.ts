// Says why the moves that a player may expect of a card or a space are not possible now.
import type { Action, ActionFields, Observation } from "altmode/deckbuilder/slim";
import { useReasons } from "../../table/reasons.js";
import type { WorkerGame } from "./engine.js";
import type { Chosen } from "./things.js";

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

/**
 * Returns the reasons of the rules, if they are asked for. There are none where other moves are possible and what a player expects
 * has no reason to tell.
 */
export function useRefusals(
  game: WorkerGame,
  observation: Observation,
  chosen: Chosen,
  about: readonly Action[],
): readonly string[] | undefined {
  const key = JSON.stringify([chosen, observation.decision, about]);
  const reasons = useReasons(game, key, () => expected(observation, chosen, about), UNEXPECTED);
  return about.length > 0 && reasons?.length === 0 ? undefined : reasons;
}
