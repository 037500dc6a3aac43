// The files of the page's build with heroes, battlefields and cards. Elements in pages of others have files of their own.
import type { Board, Card, Hero } from "altmode/unmatched/slim";
import address from "../../generated/unmatched.json?url";
import boardsAddress from "../../generated/unmatched-boards.json?url";
import cardsAddress from "../../generated/unmatched-cards.json?url";

export type HeroFacts = Omit<Hero, "definition" | "deck">;

/** A battlefield without its map. */
export interface BoardFacts extends Omit<Board, "spaces"> {
  /** Number of spaces. */
  readonly spaces: number;
  /** Number of zones. */
  readonly zones: number;
}

/** All heroes and battlefields, with the map of the battlefield of a first visit. */
export interface FactFile {
  readonly heroes: readonly HeroFacts[];
  readonly boards: readonly BoardFacts[];
  readonly map: Board;
}

/** The cards of all heroes, and the decks by the ids of the heroes. */
export interface DeckFile {
  readonly cards: readonly Card[];
  readonly decks: Readonly<Record<string, Hero["deck"]>>;
}

async function fetched(from: string): Promise<unknown> {
  const response = await fetch(from);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.json();
}

export const readFacts = () => fetched(address) as Promise<FactFile>;
export const readBoards = () => fetched(boardsAddress) as Promise<readonly Board[]>;
export const readDecks = () => fetched(cardsAddress) as Promise<DeckFile>;
