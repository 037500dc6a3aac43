/**
 * `altmode/tournament`: tournaments, matches and drafts of the Transformers TCG. It runs on every platform
 * that runs JavaScript and does not depend on `altmode/tcg`. `altmode/tournament/slim` leaves the WebAssembly
 * module out, for hosts that serve it themselves.
 *
 * @module
 */

import { begin } from "./generated/tournament-module.js";
import type { Tournaments } from "./tournament/tournaments.js";

export { AltmodeError } from "./errors.js";
export type * from "./tournament/exports.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tournaments> {
  return begin();
}
