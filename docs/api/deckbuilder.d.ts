import { Deckbuilder } from "./deckbuilder/deckbuilder.js";
export * from "./deckbuilder/exports.js";
export declare function load(): Promise<Deckbuilder>;
