/**
 * `altmode/unmatched/slim`: `altmode/unmatched` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/unmatched.wasm`.
 *
 * @module
 */

import { loadUnmatched } from "./generated/unmatched-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import type { Unmatched } from "./unmatched/unmatched.js";

export { AltmodeError } from "./errors.js";
export type * from "./unmatched/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadUnmatched((source: WasmSource) => compile(source, "unmatched", "unmatched_new"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Unmatched> {
  return begin(source);
}
