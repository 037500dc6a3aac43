// Handles questions with a single answer. The engine asks them because omitting them would reveal hidden
// cards.
import type { Action } from "altmode/tcg/slim";

/** Returns whether a move has no effect, because it swaps a card for an equal one. */
const isPointless = (action: Action): boolean =>
  action.type === "swap-green" && action.cardName === action.withName;

/** Types of declining answers. */
export const refusals: readonly Action["type"][] = ["decline", "done", "no"];
const answers: readonly Action["type"][] = [...refusals, "choose"];

/** Returns the only answer to the pending question, unless a player should give it. */
export function onlyAnswer(actions: readonly Action[], types = answers): Action | undefined {
  const [only, ...others] = actions.filter((action) => !isPointless(action));
  return only !== undefined && others.length === 0 && types.includes(only.type) ? only : undefined;
}
