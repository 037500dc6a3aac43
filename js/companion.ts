/**
 * `altmode/companion`: keeps track of games of Unmatched at a real table. Its WebAssembly module is small
 * because it does not contain the rules engine. Odds of combats need the engine of `altmode/unmatched`, loaded
 * by the caller.
 *
 * @module
 */

import type { Companion } from "./companion/companion.js";
import { begin } from "./generated/companion-module.js";

export type * from "./companion/exports.js";
export { AltmodeError } from "./errors.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Companion> {
  return begin();
}
