/**
 * `altmode/companion`: keeps track of games of Unmatched at a real table. Its WebAssembly module is small
 * because it does not contain the rules engine. Odds of combats need the engine of `altmode/unmatched`, loaded
 * by the caller.
 *
 * @module
 */

import { Companion } from "./companion/companion.js";
import { ready } from "./generated/companion-module.js";
import { loadFailed } from "./loading.js";

export * from "./companion/exports.js";

let loading: Promise<Companion> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Companion> {
  loading ??= ready()
    .then(() => new Companion())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
