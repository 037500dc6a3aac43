// What a move is about, so that it can be made on the board: what moves, and at what it aims.
import type { Action } from "altmode/tcg/slim";

/** A character or a card on the table, by its number in the game. */
export type Thing = `character ${number}` | `card ${number}`;

const character = (id: number | undefined): Thing | undefined =>
  id === undefined ? undefined : `character ${id}`;
const card = (id: number | undefined): Thing | undefined => (id === undefined ? undefined : `card ${id}`);

/** Numbers that actions of some kinds have. */
type Numbers = Partial<Record<"attacker" | "defender" | "character" | "card" | "on" | "target", number>>;

const numbersOf = (action: Action) => ({ ...action }) as Numbers;

/** What is tapped first. Where only a defender is asked for, that is the first. */
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

/** What is tapped second. */
export function aimOf(action: Action): Thing | undefined {
  const { attacker, defender, on } = numbersOf(action);
  return attacker === undefined ? character(on) : character(defender);
}

/** Whether tapping its subject says all: an answer, not one of several things to do with it. */
export const isAnswer = (action: Action) =>
  action.type === "choose" || (action.type === "attack" && numbersOf(action).attacker === undefined);
