/**
 * `altmode/tracker/slim`: `altmode/tracker` without the embedded WebAssembly module. The caller provides the
 * module, which the package ships as `altmode/tracker.wasm`.
 *
 * @module
 */

import { loadTracker } from "./generated/tracker-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import type { Tracker } from "./tracker/tracker.js";

export { AltmodeError } from "./errors.js";
export type * from "./tracker/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadTracker((source: WasmSource) => compile(source, "tracker", "match_begin"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Tracker> {
  return begin(source);
}
