/**
 * `altmode/tcg/slim`: as `altmode/tcg`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tcg.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tcg.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

/** An address, a request, a response, bytes, or a compiled module. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Tcg> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tcg> {
  loading ??= compile(source, "tcg", "tcg_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Tcg())
    .catch((cause: unknown) => {
      // A source that cannot be had, say for want of a network, may be there at the next try.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
