/**
 * `altmode/worker/deckbuilder`: the Transformers Deck-Building Game in a worker. It is `altmode/worker` for one game system, so that a bundler
 * emits the worker of that one alone.
 *
 * @module
 */
import { ways } from "./generated/worker/spawn-deckbuilder.js";
import { AsyncDeckbuilder } from "./worker/handles.js";
import { start } from "./worker/start.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";

export type * from "./deckbuilder/exports.js";
export { AltmodeError } from "./errors.js";
export type { AsyncCatalogue, AsyncDeckbuilder, AsyncGame, AsyncListing } from "./worker/handles.js";
export type { TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options a worker created by the caller, whose script is `import "altmode/worker/thread-deckbuilder"`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export function startWorker(options?: WorkerLike | WorkerOptions<"deckbuilder">): Promise<AsyncDeckbuilder> {
  return start(options, { deckbuilder: { ways, handle: AsyncDeckbuilder } }, "deckbuilder");
}
