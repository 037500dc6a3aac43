/**
 * `altmode/worker/unmatched`: Unmatched in a worker. It is `altmode/worker` for one game system, so that a bundler
 * emits the worker of that one alone.
 *
 * @module
 */
import { ways } from "./generated/worker/spawn-unmatched.js";
import { AsyncUnmatched } from "./worker/handles.js";
import { start } from "./worker/start.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";

export { AltmodeError } from "./errors.js";
export type * from "./unmatched/exports.js";
export type { AsyncCatalogue, AsyncGame, AsyncListing, AsyncUnmatched } from "./worker/handles.js";
export type { TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options a worker created by the caller, whose script is `import "altmode/worker/thread-unmatched"`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export function startWorker(options?: WorkerLike | WorkerOptions<"unmatched">): Promise<AsyncUnmatched> {
  return start(options, { unmatched: { ways, handle: AsyncUnmatched } }, "unmatched");
}
