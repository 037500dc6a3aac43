/**
 * `altmode/companion/slim`: `altmode/companion` without the embedded WebAssembly module. The caller provides the
 * module, which the package ships as `altmode/companion.wasm`.
 *
 * @module
 */

import { Companion } from "./companion/companion.js";
import start from "./generated/wasm/companion.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";

export * from "./companion/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Companion> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Companion> {
  loading ??= compile(source, "companion", "match_begin")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Companion())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
