/**
 * `altmode/worker/tcg`: the Transformers TCG in a worker. It is `altmode/worker` for one game system, so that a bundler
 * emits the worker of that one alone.
 *
 * @module
 */
import { ways } from "./generated/worker/spawn-tcg.js";
import { AsyncTcg } from "./worker/handles.js";
import { start } from "./worker/start.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";

export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type { AsyncCards, AsyncGame, AsyncTcg } from "./worker/handles.js";
export type { TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param options a worker created by the caller, whose script is `import "altmode/worker/thread"`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export function startWorker(options?: WorkerLike | WorkerOptions<"tcg">): Promise<AsyncTcg> {
  return start(options, { tcg: { ways, handle: AsyncTcg } }, "tcg");
}
