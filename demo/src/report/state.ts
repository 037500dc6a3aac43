// State of the calculator form, before it is converted into input for the engine.
import type { Color } from "../cards/catalogue.js";
import type { KnownCard } from "../cards/known-cards.js";

/** Number fields of both sides or of one side, by the engine's names. */
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
  /** Id of the card. Empty for a character given only by numbers. */
  readonly card: string;
  readonly mode: string;
  readonly damage: string;
  readonly upgrades: readonly string[];
  readonly tapped: boolean;
  /** Numbers as entered. Missing where the value of the card applies. */
  readonly numbers: Partial<Record<NumberName, string>>;
  /** Ids of other characters on this side of the table. */
  readonly team: readonly string[];
}

export interface IconRow {
  readonly icons: readonly Color[];
  readonly count: string;
}

/** Parts of a deck with known cards, by the engine's names. */
export const knownParts = ["top", "bottom", "scrap"] as const;
export type KnownPart = (typeof knownParts)[number];
export type Known = Readonly<Record<KnownPart, readonly KnownCard[]>>;
const nothingKnown: Known = { top: [], bottom: [], scrap: [] };

export interface DeckForm {
  /** The way in which the cards are given. An unknown deck counts as cards without icons. */
  readonly by: "icons" | "list" | "unknown";
  readonly rows: readonly IconRow[];
  readonly list: string;
  readonly known: Known;
}

export interface Calculation {
  readonly fighters: Readonly<Record<Side, Fighter>>;
  readonly decks: Readonly<Record<Side, DeckForm>>;
  /** Whether a side plays its best policy, or `keep`. */
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

/** The initial example. */
export const example: Calculation = {
  fighters: { attacker: fighter("w1s-t01", "bot"), defender: fighter("w2s-t02", "alt") },
  decks: { attacker: deck(22, 8, 8), defender: deck(8, 22, 8) },
  best: { attacker: true, defender: true },
  rulings: "core",
};
