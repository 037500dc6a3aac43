/**
 * `altmode/decks`: sample decks, legal in games at home. They are plain data: this entry point loads no WebAssembly.
 *
 * @module
 */
export * from "./generated/decks.js";
export type { Deck } from "./generated/tcg.js";
