// The visitor's saved decks, stored as lists in the browser's storage, and the sample decks of the page.
import { listOrPutAside } from "../store/aside.js";
import { writeJson } from "../store/storage.js";
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

/** Returns the saved decks. Damaged ones are put aside. */
export const keptDecks = (): Starter[] => listOrPutAside(PLACE, (deck) => (isKept(deck) ? deck : undefined));

/** Saves a deck under its name, and replaces one of the same name. Returns whether the browser stored it. */
export function keepDeck(deck: Starter): boolean {
  return writeJson(PLACE, [...keptDecks().filter(({ name }) => name !== deck.name), deck]);
}

export function forgetDeck(name: string): boolean {
  return writeJson(
    PLACE,
    keptDecks().filter((deck) => deck.name !== name),
  );
}

/** A deck with an id, because a saved deck may have the name of a sample deck. */
export interface Choosable extends Starter {
  readonly id: string;
}

export const ownDecks = (): readonly Choosable[] =>
  keptDecks().map((deck) => ({ ...deck, id: `own ${deck.name}` }));

const chosenByName = (decks: readonly Starter[]): readonly Choosable[] =>
  decks.map((deck) => ({ ...deck, id: deck.name }));

/** The sample decks of the page. */
export const sampleDecks = chosenByName(starters);

/** Returns all decks, saved ones first. */
export const allDecks = (): readonly Choosable[] => [...ownDecks(), ...sampleDecks];

/** Returns decks to play with, saved ones first. */
export const decksToPlay = (): readonly Choosable[] => [...ownDecks(), ...sampleDecks];
