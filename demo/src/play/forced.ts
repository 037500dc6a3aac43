// Questions with one answer. The engine asks them because a question that is left out would tell hidden cards.
import type { Action, Game } from "altmode/tcg/slim";

/** Returns whether a move changes nothing: a card is swapped for its equal. */
export const isPointless = (action: Action): boolean =>
  action.type === "swap-green" && action.cardName === action.withName;

/** Answers that refuse. */
export const refusals: readonly Action["type"][] = ["decline", "done", "no"];
const answers: readonly Action["type"][] = [...refusals, "choose"];

/** Returns the only answer to the pending question, unless it is a move that a player wants to make himself. */
export function onlyAnswer(game: Game, types = answers): Action | undefined {
  const [only, ...others] = game.legalActions().filter((action) => !isPointless(action));
  return only !== undefined && others.length === 0 && types.includes(only.type) ? only : undefined;
}
