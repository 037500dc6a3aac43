/**
 * `altmode/deckbuilder`: the Transformers Deck-Building Game, for every platform that runs JavaScript. Node reads the WebAssembly module
 * from a file, workerd compiles it at deployment, and React Native gets it as plain JavaScript. Elsewhere it is
 * embedded as text. `altmode/deckbuilder/slim` leaves the module out, for hosts that serve it themselves.
 *
 * @module
 */

import { Deckbuilder } from "./deckbuilder/deckbuilder.js";
import { ready } from "./generated/deckbuilder-module.js";
import { loadFailed } from "./loading.js";

export * from "./deckbuilder/exports.js";

let loading: Promise<Deckbuilder> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<Deckbuilder> {
  loading ??= ready()
    .then(() => new Deckbuilder())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
