// What the visitor has typed into the calculator, before it is a question to the engine.
import type { Color } from "../cards/catalogue.js";
import type { KnownCard } from "../cards/known-cards.js";

/** Numbers that can be typed for either side or one of them, under the engine's names. */
export const numbers = {
  attacker: [
    "attack",
    "defense",
    "health",
    "bold",
    "pierce",
    "extraFlips",
    "focus",
    "whiteBonus",
    "mostFlips",
  ],
  defender: [
    "attack",
    "defense",
    "health",
    "tough",
    "safeguard",
    "mostDamage",
    "focus",
    "whiteBonus",
    "mostFlips",
  ],
} as const;
export type NumberName = (typeof numbers)[Side][number];
export type Side = "attacker" | "defender";
export const sides: readonly Side[] = ["attacker", "defender"];

export interface Fighter {
  /** Id of the card; empty for a character of numbers alone. */
  readonly card: string;
  readonly mode: string;
  readonly damage: string;
  readonly upgrades: readonly string[];
  readonly tapped: boolean;
  /** As typed; left out where the card says it. */
  readonly numbers: Partial<Record<NumberName, string>>;
  /** Ids of other characters on its side of the table. */
  readonly team: readonly string[];
}

export interface IconRow {
  readonly icons: readonly Color[];
  readonly count: string;
}

/** Parts of a deck whose cards are known, under the engine's names. */
export const knownParts = ["top", "bottom", "scrap"] as const;
export type KnownPart = (typeof knownParts)[number];
export type Known = Readonly<Record<KnownPart, readonly KnownCard[]>>;
export const nothingKnown: Known = { top: [], bottom: [], scrap: [] };

export interface DeckForm {
  readonly by: "icons" | "list";
  readonly rows: readonly IconRow[];
  readonly list: string;
  readonly known: Known;
}

export interface Calculation {
  readonly fighters: Readonly<Record<Side, Fighter>>;
  readonly decks: Readonly<Record<Side, DeckForm>>;
  /** Whether the side plays at its best, or keeps. */
  readonly best: Readonly<Record<Side, boolean>>;
  readonly rulings: "core" | "updated";
}

const fighter = (card: string, mode: string): Fighter => ({
  card,
  mode,
  damage: "",
  upgrades: [],
  tapped: false,
  numbers: {},
  team: [],
});

const deck = (orange: number, blue: number, white: number): DeckForm => ({
  by: "icons",
  rows: [
    { icons: ["orange"], count: String(orange) },
    { icons: ["blue"], count: String(blue) },
    { icons: ["white"], count: String(white) },
    { icons: ["orange", "blue"], count: "0" },
    { icons: [], count: String(40 - orange - blue - white) },
  ],
  list: "",
  known: nothingKnown,
});

/** What the calculator opens with. */
export const example: Calculation = {
  fighters: { attacker: fighter("w1s-t01", "bot"), defender: fighter("w2s-t02", "alt") },
  decks: { attacker: deck(22, 8, 8), defender: deck(8, 22, 8) },
  best: { attacker: true, defender: true },
  rulings: "core",
};
