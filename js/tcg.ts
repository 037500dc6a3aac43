/**
 * `altmode/tcg`: the Transformers TCG, for every platform that runs JavaScript. Node reads the WebAssembly
 * module from a file, workerd compiles it at deployment, and React Native gets it as plain JavaScript.
 * Elsewhere it is embedded as text. `altmode/tcg/slim` leaves the module out, for hosts that serve it
 * themselves.
 *
 * @module
 */

import { begin } from "./generated/tcg-module.js";
import type { Tcg } from "./tcg/tcg.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tcg> {
  return begin();
}
