import type { Deckbuilder } from "./deckbuilder/deckbuilder.js";
export { AltmodeError } from "./errors.js";
export type * from "./deckbuilder/exports.js";
export declare function load(): Promise<Deckbuilder>;
