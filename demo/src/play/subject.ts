// What a move is about, so that it can be made on the board: what moves, and at what it aims.
import type { Action } from "altmode/tcg/slim";

/** A character or a card on the table, by its number in the game. */
export type Thing = `character ${number}` | `card ${number}`;

const character = (id: number | undefined): Thing | undefined =>
  id === undefined ? undefined : `character ${id}`;
const card = (id: number | undefined): Thing | undefined => (id === undefined ? undefined : `card ${id}`);

/** What is tapped first. */
export function subjectOf(action: Action): Thing | undefined {
  return (
    character(action.attacker) ?? character(action.character) ?? card(action.card) ?? character(action.target)
  );
}

/** What is tapped second. */
export function aimOf(action: Action): Thing | undefined {
  return character(action.defender) ?? character(action.on);
}
