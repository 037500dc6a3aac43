/**
 * `altmode/tcg/slim`: `altmode/tcg` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/tcg.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tcg.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Tcg> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Tcg> {
  loading ??= compile(source, "tcg", "tcg_loadPack")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Tcg())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
