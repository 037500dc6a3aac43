/**
 * `altmode/deckbuilder`: the Transformers Deck-Building Game, for every platform that runs JavaScript. Node reads the WebAssembly module
 * from a file, workerd compiles it at deployment, and React Native gets it as plain JavaScript. Elsewhere it is
 * embedded as text. `altmode/deckbuilder/slim` leaves the module out, for hosts that serve it themselves.
 *
 * @module
 */

import type { Deckbuilder } from "./deckbuilder/deckbuilder.js";
import { begin } from "./generated/deckbuilder-module.js";

export type * from "./deckbuilder/exports.js";
export { AltmodeError } from "./errors.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Deckbuilder> {
  return begin();
}
