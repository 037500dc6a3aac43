/**
 * `altmode/tcg`: the Transformers TCG, for every platform that runs JavaScript. Node reads the WebAssembly module from
 * a file, workerd has it compiled at deployment, React Native gets it as plain JavaScript, and everywhere else it
 * travels inside as text; `altmode/tcg/slim` leaves it out for those who serve it themselves.
 *
 * @module
 */
import { ready } from "./generated/tcg-module.js";
import { loadFailed } from "./loading.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

let loading: Promise<Tcg> | undefined;

/** Instantiates the module the first time; later calls give the same object at once. */
export function load(): Promise<Tcg> {
  loading ??= ready()
    .then(() => new Tcg())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
