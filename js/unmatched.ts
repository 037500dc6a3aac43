/**
 * `altmode/unmatched`: Unmatched, for every platform that runs JavaScript. Node reads the WebAssembly module
 * from a file, workerd compiles it at deployment, and React Native gets it as plain JavaScript. Elsewhere it is
 * embedded as text. `altmode/unmatched/slim` leaves the module out, for hosts that serve it themselves.
 *
 * @module
 */
import { ready } from "./generated/unmatched-module.js";
import { loadFailed } from "./loading.js";
import { Unmatched } from "./unmatched/unmatched.js";

export * from "./unmatched/exports.js";

let loading: Promise<Unmatched> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Unmatched> {
  loading ??= ready()
    .then(() => new Unmatched())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
