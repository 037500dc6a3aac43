/**
 * `altmode/worker`: the Transformers TCG in a worker, with an asynchronous version of the API, so that
 * searches and bulk playouts do not block the page.
 *
 * @module
 */
import type { Endpoint } from "comlink";
import { AltmodeError } from "./errors.js";
import { Connection, describe, type Line } from "./worker/connection.js";
import { carryErrors } from "./worker/errors.js";
import { AsyncTcg } from "./worker/handles.js";
import { ways } from "./worker/spawn.js";
import type { WorkerLike } from "./worker/types.js";

export * from "./tcg/exports.js";
export type { AsyncCards, AsyncGame, AsyncTcg } from "./worker/handles.js";
export type { TaskOptions, WorkerLike } from "./worker/types.js";

/**
 * Starts a worker and loads the rules in it. Rejects with `worker-failed` if the worker cannot start.
 *
 * @param worker a worker created by the caller, whose script is `import "altmode/worker/thread"`, for
 *   bundlers that must see the worker's script. By default the package starts its own.
 */
export async function startWorker(worker?: WorkerLike): Promise<AsyncTcg> {
  carryErrors();
  let fault: unknown;
  for (const way of worker === undefined ? ways() : [async () => lineTo(worker)]) {
    let line: Line | undefined;
    try {
      line = await way();
      const connection = new Connection(line);
      await connection.ready();
      return new AsyncTcg(connection);
    } catch (error) {
      await line?.end();
      // The worker runs, so another way to start it would not help: the rules cannot be loaded, or the
      // argument is no worker.
      if (error instanceof AltmodeError && error.code !== "worker-failed") throw error;
      fault = (error as Error).cause ?? error;
    }
  }
  throw new AltmodeError(
    "worker-failed",
    `the worker could not start: ${describe(fault)}. A bundler must leave the file worker-thread.js beside ` +
      `worker.js (Vite: optimizeDeps: { exclude: ["altmode"] }; esbuild for Node: --external:altmode), a Content ` +
      `Security Policy must allow the worker (worker-src), or startWorker() takes a worker of your own, whose script ` +
      `is: import "altmode/worker/thread"`,
    undefined,
    { cause: fault },
  );
}

/** Returns a line to a worker that the caller created. */
function lineTo(worker: WorkerLike): Line {
  const target = worker as unknown as Partial<Worker & MessagePort> | null;
  const { addEventListener, postMessage } = target ?? {};
  if (target === null || typeof postMessage !== "function" || typeof addEventListener !== "function")
    throw new AltmodeError("bad-input", "startWorker() takes a Worker or a MessagePort, or nothing");
  return {
    endpoint: target as Endpoint,
    end: () => (typeof target.terminate === "function" ? target.terminate() : target.close?.()),
    onFailure(report) {
      // Only errors during start-up count. Later ones belong to the caller's own script, which keeps running.
      worker.addEventListener("error", (event) => report(event, "early"));
      worker.addEventListener("messageerror", () => report("a message could not be read"));
      worker.addEventListener("close", () => report("the port was closed"));
    },
  };
}
