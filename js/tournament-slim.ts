/**
 * `altmode/tournament/slim`: as `altmode/tournament`, but the caller brings the WebAssembly module, which the package
 * offers as the file `altmode/tournament.wasm`.
 *
 * @module
 */
import start, { type InitInput } from "./generated/wasm/tournament.js";
import { started } from "./start.js";
import { Tournaments } from "./tournament/tournaments.js";

export * from "./tournament/exports.js";

/** An address, a response, bytes, or a compiled module. */
export type WasmSource = InitInput | Promise<InitInput>;

let loading: Promise<Tournaments> | undefined;

/** Instantiates the module from `source` the first time; later calls give the same object at once. */
export function load(source: WasmSource): Promise<Tournaments> {
  loading ??= started(source, (module_or_path) => start({ module_or_path })).then(() => new Tournaments());
  // A source that cannot be had, say for want of a network, may be there at the next try.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
