/**
 * `altmode/decks`: sample decks, legal in casual games. They are plain data, so this entry point loads no
 * WebAssembly.
 *
 * @module
 */
export * from "./generated/decks.js";
export type { Deck } from "./generated/tcg.js";
