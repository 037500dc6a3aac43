/**
 * `altmode/companion/slim`: `altmode/companion` without the embedded WebAssembly module. The caller provides the
 * module, which the package ships as `altmode/companion.wasm`.
 *
 * @module
 */

import type { Companion } from "./companion/companion.js";
import { loadCompanion } from "./generated/companion-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";

export type * from "./companion/exports.js";
export { AltmodeError } from "./errors.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadCompanion((source: WasmSource) => compile(source, "companion", "match_begin"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Companion> {
  return begin(source);
}
