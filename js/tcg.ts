/**
 * `altmode/tcg`: the Transformers TCG, for every platform that runs JavaScript. Node reads the WebAssembly
 * module from a file, workerd compiles it at deployment, and React Native gets it as plain JavaScript.
 * Elsewhere it is embedded as text. `altmode/tcg/slim` leaves the module out, for hosts that serve it
 * themselves.
 *
 * @module
 */
import { ready } from "./generated/tcg-module.js";
import { loadFailed } from "./loading.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

let loading: Promise<Tcg> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tcg> {
  loading ??= ready()
    .then(() => new Tcg())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
