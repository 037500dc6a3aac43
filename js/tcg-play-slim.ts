/**
 * `altmode/tcg/play/slim`: `altmode/tcg/play` without the embedded WebAssembly module. The caller provides the
 * module, which the package ships as `altmode/tcg/play.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tcg-play.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { TcgPlay } from "./tcg/play.js";

export * from "./tcg/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<TcgPlay> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<TcgPlay> {
  loading ??= compile(source, "tcg/play", "tcg_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new TcgPlay())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
