/**
 * `altmode/unmatched/slim`: `altmode/unmatched` without the embedded WebAssembly module. The caller provides the module,
 * which the package ships as `altmode/unmatched.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/unmatched.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Unmatched } from "./unmatched/unmatched.js";

export * from "./unmatched/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Unmatched> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Unmatched> {
  loading ??= compile(source, "unmatched", "unmatched_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Unmatched())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
