/**
 * `altmode/worker`: the Transformers TCG in a worker, with the same methods made asynchronous, so that searches and
 * bulk playouts leave the page alone.
 *
 * @module
 */
import { type Endpoint, wrap } from "comlink";
import { carryErrors } from "./worker/errors.js";
import { tcgHandle } from "./worker/handles.js";
import { spawn } from "./worker/spawn.js";
import type { Thread } from "./worker/thread.js";
import type { AsyncTcg } from "./worker/types.js";

export * from "./tcg/exports.js";
export type { AsyncGame, Asynchronous, AsyncTcg, TaskOptions } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it.
 *
 * @param worker one of the caller's own making, whose script is `import "altmode/worker/thread"`, for tools that must
 *   see a worker's script by themselves; otherwise the package starts its own
 */
export async function startWorker(worker?: Worker | MessagePort): Promise<AsyncTcg> {
  carryErrors();
  const [endpoint, close] = worker === undefined ? await spawn() : [worker, () => end(worker)];
  try {
    const thread = wrap<Thread>(endpoint as Endpoint);
    const host = await thread.host();
    return tcgHandle(host as unknown as Parameters<typeof tcgHandle>[0], close);
  } catch (error) {
    await close();
    throw error;
  }
}

function end(worker: Worker | MessagePort): void {
  if ("terminate" in worker) worker.terminate();
  else worker.close();
}
