/**
 * `altmode/tcg/slim`: `altmode/tcg` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/tcg.wasm`.
 *
 * @module
 */

import { loadTcg } from "./generated/tcg-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import type { Tcg } from "./tcg/tcg.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadTcg((source: WasmSource) => compile(source, "tcg", "tcg_loadPack"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Tcg> {
  return begin(source);
}
