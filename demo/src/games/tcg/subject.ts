// Subject and target of a move, so that moves can be made on the board.
import type { Action } from "altmode/tcg/slim";

/** A character or card on the table, by its number in the game. */
export type Thing = `character ${number}` | `card ${number}`;

const character = (id: number | undefined): Thing | undefined =>
  id === undefined ? undefined : `character ${id}`;
const card = (id: number | undefined): Thing | undefined => (id === undefined ? undefined : `card ${id}`);

/** Numeric fields of some kinds of actions. */
type Numbers = Partial<Record<"attacker" | "defender" | "character" | "card" | "on" | "target", number>>;

const numbersOf = (action: Action) => ({ ...action }) as Numbers;

/** Returns the thing tapped first. If only a defender is chosen, it is the defender. */
export function subjectOf(action: Action): Thing | undefined {
  const numbers = numbersOf(action);
  return (
    character(numbers.attacker) ??
    character(numbers.character) ??
    card(numbers.card) ??
    character(numbers.target) ??
    character(numbers.defender)
  );
}

/** Returns the thing tapped second. */
export function aimOf(action: Action): Thing | undefined {
  const { attacker, defender, on } = numbersOf(action);
  return attacker === undefined ? character(on) : character(defender);
}

/** Returns whether tapping the subject determines the action, because it answers a question. */
export const isAnswer = (action: Action) =>
  action.type === "choose" || (action.type === "attack" && numbersOf(action).attacker === undefined);
