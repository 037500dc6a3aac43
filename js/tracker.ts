/**
 * `altmode/tracker`: keeps track of Transformers TCG games at a real table. Its WebAssembly module is small
 * because it does not contain the rules engine. Forecasts of attacks need the engine of `altmode/tcg`, loaded
 * by the caller.
 *
 * @module
 */
import { ready } from "./generated/tracker-module.js";
import { loadFailed } from "./loading.js";
import { Tracker } from "./tracker/tracker.js";

export * from "./tracker/exports.js";

let loading: Promise<Tracker> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tracker> {
  loading ??= ready()
    .then(() => new Tracker())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
