// Decks that the visitor built, as lists in the browser's storage, and those that come with the page.
import { readJson, writeJson } from "../store/storage.js";
import { type Starter, starters } from "./starters.js";

const PLACE = "decks";

function isKept(value: unknown): value is Starter {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "list" in value &&
    typeof value.list === "string"
  );
}

/** Damaged entries are left out; they stay in the storage until a deck is kept. */
export function keptDecks(): Starter[] {
  const stored = readJson(PLACE);
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** Keeps a deck under its name, in place of one of the same name. Whether the browser did. */
export function keepDeck(deck: Starter): boolean {
  return writeJson(PLACE, [...keptDecks().filter(({ name }) => name !== deck.name), deck]);
}

export function forgetDeck(name: string): boolean {
  return writeJson(
    PLACE,
    keptDecks().filter((deck) => deck.name !== name),
  );
}

/** A deck to choose: a visitor's own may be called like one that comes with the page, so each has an id. */
export interface Choosable extends Starter {
  readonly id: string;
}

export const ownDecks = (): readonly Choosable[] =>
  keptDecks().map((deck) => ({ ...deck, id: `own ${deck.name}` }));

const chosenByName = (decks: readonly Starter[]): readonly Choosable[] =>
  decks.map((deck) => ({ ...deck, id: deck.name }));

/** Decks that come with the page. */
export const sampleDecks = chosenByName(starters);

/** The visitor's own first. */
export const allDecks = (): readonly Choosable[] => [...ownDecks(), ...sampleDecks];

/** Decks to play with, the visitor's own first. */
export const decksToPlay = (): readonly Choosable[] => [...ownDecks(), ...sampleDecks];
