/**
 * `altmode/worker`: a game system in a worker, with an asynchronous version of the API, so
 * that searches and bulk playouts do not block the page. Bundlers emit the workers of all game systems for it;
 * `altmode/worker/tcg`, `altmode/worker/unmatched` and `altmode/worker/deckbuilder` have one each.
 *
 * @module
 */
import { ways as ofDeckbuilder } from "./generated/worker/spawn-deckbuilder.js";
import { ways as ofTcg } from "./generated/worker/spawn-tcg.js";
import { ways as ofUnmatched } from "./generated/worker/spawn-unmatched.js";
import { AsyncDeckbuilder, AsyncTcg, AsyncUnmatched } from "./worker/handles.js";
import { start } from "./worker/start.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type {
  AsyncCards,
  AsyncCatalogue,
  AsyncDeckbuilder,
  AsyncGame,
  AsyncListing,
  AsyncTcg,
  AsyncUnmatched,
} from "./worker/handles.js";
export type { GameName, TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options the game system, or a worker created by the caller. By default the package starts a worker of
 *   its own with the Transformers TCG.
 */
export function startWorker(
  options: WorkerOptions<"unmatched"> & { game: "unmatched" },
): Promise<AsyncUnmatched>;
/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options the game system, or a worker created by the caller.
 */
export function startWorker(
  options: WorkerOptions<"deckbuilder"> & { game: "deckbuilder" },
): Promise<AsyncDeckbuilder>;
/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options a worker created by the caller, whose script is `import "altmode/worker/thread"`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export function startWorker(options?: WorkerLike | WorkerOptions<"tcg">): Promise<AsyncTcg>;
export function startWorker(
  options?: WorkerLike | WorkerOptions,
): Promise<AsyncTcg | AsyncDeckbuilder | AsyncUnmatched> {
  const games = {
    tcg: { ways: ofTcg, handle: AsyncTcg },
    deckbuilder: { ways: ofDeckbuilder, handle: AsyncDeckbuilder },
    unmatched: { ways: ofUnmatched, handle: AsyncUnmatched },
  };
  return start<AsyncTcg | AsyncDeckbuilder | AsyncUnmatched>(options, games, "tcg");
}
