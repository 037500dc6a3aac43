/**
 * `altmode/deckbuilder/slim`: `altmode/deckbuilder` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/deckbuilder.wasm`.
 *
 * @module
 */

import { Deckbuilder } from "./deckbuilder/deckbuilder.js";
import start from "./generated/wasm/deckbuilder.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";

export * from "./deckbuilder/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Deckbuilder> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Deckbuilder> {
  loading ??= compile(source, "deckbuilder", "deckbuilder_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Deckbuilder())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
