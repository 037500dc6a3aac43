/**
 * `altmode/tcg/play`: games, cards and forecasts of the Transformers TCG. The module is a quarter smaller than that
 * of `altmode/tcg`, and slower: it leaves out deck lists, deck reports, scenarios and packs and is optimised for
 * size. `altmode/tcg/play/slim` leaves the module out, for hosts that serve it themselves.
 *
 * @module
 */
import { ready } from "./generated/tcg-play-module.js";
import { loadFailed } from "./loading.js";
import { TcgPlay } from "./tcg/play.js";

export * from "./tcg/exports.js";

let loading: Promise<TcgPlay> | undefined;

/** Loads the module on the first call. Later calls return the same object. */
export function load(): Promise<TcgPlay> {
  loading ??= ready()
    .then(() => new TcgPlay())
    .catch((cause: unknown) => {
      loading = undefined;
      throw loadFailed(cause);
    });
  return loading;
}
