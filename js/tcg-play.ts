/**
 * `altmode/tcg/play`: games, cards and forecasts of the Transformers TCG. The module is a quarter smaller than that
 * of `altmode/tcg`, and slower: it leaves out deck lists, deck reports, scenarios and packs and is optimised for
 * size. `altmode/tcg/play/slim` leaves the module out, for hosts that serve it themselves.
 *
 * @module
 */

import { begin } from "./generated/tcg-play-module.js";
import type { TcgPlay } from "./tcg/play.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<TcgPlay> {
  return begin();
}
