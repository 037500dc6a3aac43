/**
 * `altmode/tournament/slim`: as `altmode/tournament`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tournament.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tournament.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Tournaments } from "./tournament/tournaments.js";

export * from "./tournament/exports.js";

/** An address, a request, a response, bytes, or a compiled module. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Tournaments> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tournaments> {
  loading ??= compile(source, "tournament", "rules_new")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Tournaments())
    .catch((cause: unknown) => {
      // A source that cannot be had, say for want of a network, may be there at the next try.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
