export * from "./generated/decks.js";
export type { Deck } from "./generated/tcg.js";
