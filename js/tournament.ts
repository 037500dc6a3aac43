/**
 * `altmode/tournament`: tournaments of the Transformers TCG, matches and drafts, for every platform that runs JavaScript,
 * like `altmode/tcg` and independent of it; `altmode/tournament/slim` leaves the WebAssembly module out for those who
 * serve it themselves.
 *
 * @module
 */
import { ready } from "./generated/tournament-module.js";
import { loadFailed } from "./loading.js";
import { Tournaments } from "./tournament/tournaments.js";

export * from "./tournament/exports.js";

let loading: Promise<Tournaments> | undefined;

/** Instantiates the module the first time; later calls give the same object at once. */
export function load(): Promise<Tournaments> {
  loading ??= ready()
    .then(() => new Tournaments())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
