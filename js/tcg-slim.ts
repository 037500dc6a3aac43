/**
 * `altmode/tcg/slim`: as `altmode/tcg`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tcg.wasm`.
 *
 * @module
 */
import start, { type InitInput } from "./generated/wasm/tcg.js";
import { started } from "./start.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;

let loading: Promise<Tcg> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tcg> {
  loading ??= started(source, (module_or_path) => start({ module_or_path })).then(() => new Tcg());
  // A source that cannot be had, say for want of a network, may be there at the next try.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
