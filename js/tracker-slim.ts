/**
 * `altmode/tracker/slim`: as `altmode/tracker`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tracker.wasm`.
 *
 * @module
 */
import start, { type InitInput } from "./generated/wasm/tracker.js";
import { started } from "./start.js";
import { Tracker } from "./tracker/tracker.js";

export * from "./tracker/exports.js";

/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;

let loading: Promise<Tracker> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tracker> {
  loading ??= started(source, (module_or_path) => start({ module_or_path })).then(() => new Tracker());
  // A source that cannot be had, say for want of a network, may be there at the next try.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
