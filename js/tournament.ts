/**
 * `altmode/tournament`: tournaments, matches and drafts of the Transformers TCG. It runs on every platform
 * that runs JavaScript and does not depend on `altmode/tcg`. `altmode/tournament/slim` leaves the WebAssembly
 * module out, for hosts that serve it themselves.
 *
 * @module
 */
import { ready } from "./generated/tournament-module.js";
import { loadFailed } from "./loading.js";
import { Tournaments } from "./tournament/tournaments.js";

export * from "./tournament/exports.js";

let loading: Promise<Tournaments> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Tournaments> {
  loading ??= ready()
    .then(() => new Tournaments())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
