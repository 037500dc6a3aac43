/**
 * `altmode/deckbuilder/slim`: `altmode/deckbuilder` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/deckbuilder.wasm`.
 *
 * @module
 */

import type { Deckbuilder } from "./deckbuilder/deckbuilder.js";
import { loadDeckbuilder } from "./generated/deckbuilder-core.js";
import { compile, type ModuleSource } from "./hosts/slim.js";

export type * from "./deckbuilder/exports.js";
export { AltmodeError } from "./errors.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

const begin = loadDeckbuilder((source: WasmSource) => compile(source, "deckbuilder", "deckbuilder_new"));

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Deckbuilder> {
  return begin(source);
}
