/**
 * `altmode/tracker`: keeps track of Transformers TCG games at a real table. Its WebAssembly module is a small one of its
 * own, without the rules engine; what an attack would do is asked of the engine of `altmode/tcg`, where that is loaded.
 *
 * @module
 */
import { ready } from "./generated/tracker-module.js";
import { loadFailed } from "./loading.js";
import { Tracker } from "./tracker/tracker.js";

export * from "./tracker/exports.js";

let loading: Promise<Tracker> | undefined;

/** Instantiates the module the first time; later calls give the same object at once. */
export function load(): Promise<Tracker> {
  loading ??= ready()
    .then(() => new Tracker())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
