/**
 * `altmode/tracker/slim`: as `altmode/tracker`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tracker.wasm`.
 *
 * @module
 */
import start from "./generated/wasm/tracker.js";
import { compile, type ModuleSource } from "./hosts/slim.js";
import { loadFailed } from "./loading.js";
import { Tracker } from "./tracker/tracker.js";

export * from "./tracker/exports.js";

/** An address, a request, a response, bytes, or a compiled module. */
export type WasmSource = ModuleSource | Promise<ModuleSource>;

let loading: Promise<Tracker> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tracker> {
  loading ??= compile(source, "tracker", "match_begin")
    .then((module_or_path) => start({ module_or_path }))
    .then(() => new Tracker())
    .catch((cause: unknown) => {
      // A source that cannot be had, say for want of a network, may be there at the next try.
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
