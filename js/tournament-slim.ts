/**
 * `altmode/tournament/slim`: `altmode/tournament` without the embedded WebAssembly module. The caller
 * provides the module, which the package ships as `altmode/tournament.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tournament.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Tournaments } from "./tournament/tournaments.js";

export * from "./tournament/exports.js";

/** A URL, a request, a response, bytes, or a compiled module, or a promise of one. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Tournaments> | undefined;

/**
 * Loads the module from `source` on the first call. Later calls ignore `source` and return the same object.
 */
export function load(source: WasmSource): Promise<Tournaments> {
  loading ??= compile(source, "tournament", "rules_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Tournaments())
    .catch((cause: unknown) => {
      // Allows a retry, because the cause may be temporary, such as a missing network.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
