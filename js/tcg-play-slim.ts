/**
 * `altmode/tcg/play/slim`: `altmode/tcg/play` without the embedded WebAssembly module. The caller provides the
 * module, which the package ships as `altmode/tcg/play.wasm`.
 *
 * @module
 */

import { loadTcgPlay } from "./generated/tcg-play-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import type { TcgPlay } from "./tcg/play.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadTcgPlay((source: WasmSource) => compile(source, "tcg/play", "tcg_new"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<TcgPlay> {
  return begin(source);
}
