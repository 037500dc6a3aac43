/**
 * `altmode/tracker`: keeps track of Transformers TCG games at a real table. Its WebAssembly module is small
 * because it does not contain the rules engine. Forecasts of attacks need the engine of `altmode/tcg`, loaded
 * by the caller.
 *
 * @module
 */

import { begin } from "./generated/tracker-module.js";
import type { Tracker } from "./tracker/tracker.js";

export { AltmodeError } from "./errors.js";
export type * from "./tracker/exports.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tracker> {
  return begin();
}
