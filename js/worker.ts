/**
 * `altmode/worker`: a game system in a worker, with an asynchronous version of the API, so
 * that searches and bulk playouts do not block the page.
 *
 * @module
 */
import type { Endpoint } from "comlink";
import { AltmodeError } from "./errors.js";
import { read } from "./input.js";
import { Connection, describe, type Line } from "./worker/connection.js";
import { carryErrors } from "./worker/errors.js";
import { AsyncDeckbuilder, AsyncTcg, AsyncUnmatched } from "./worker/handles.js";
import { ways } from "./worker/spawn.js";
import type { GameName, WorkerLike } from "./worker/types.js";

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
export type { GameName, TaskOptions, WorkerLike } from "./worker/types.js";

/** Options of `startWorker()`. */
export interface WorkerOptions<Game extends GameName = GameName> {
  /** The game system; `tcg` by default. */
  game?: Game | undefined;
  /**
   * A worker created by the caller, for bundlers that must see the worker's script. Its script is
   * `import "altmode/worker/thread"`, `import "altmode/worker/thread-unmatched"` or
   * `import "altmode/worker/thread-deckbuilder"`.
   */
  worker?: WorkerLike | undefined;
}

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
export async function startWorker(
  options?: WorkerLike | WorkerOptions,
): Promise<AsyncTcg | AsyncDeckbuilder | AsyncUnmatched> {
  const { game, worker } = read("options", () => chosen(options));
  carryErrors();
  let fault: unknown;
  for (const way of worker === undefined ? ways(game) : [async () => lineTo(worker)]) {
    let line: Line | undefined;
    try {
      line = await way();
      const connection = new Connection(line);
      await connection.ready();
      return new handles[game](connection);
    } catch (error) {
      await ended(line);
      // The worker runs, so another way to start it would not help: either the rules cannot be loaded, or the
      // argument is no worker.
      if (error instanceof AltmodeError && error.code !== "worker-failed") throw error;
      fault = read("the fault", () => (error as Error | null | undefined)?.cause) ?? error;
    }
  }
  throw new AltmodeError(
    "worker-failed",
    `the worker could not start: ${describe(fault)}. A bundler must leave the file worker-thread.js beside ` +
      `worker.js (Vite: optimizeDeps: { exclude: ["altmode"] }; esbuild for Node: --external:altmode), a Content ` +
      `Security Policy must allow the worker (worker-src), or startWorker() takes a worker of your own, whose script ` +
      `is: import "altmode/worker/thread${game === "tcg" ? "" : `-${game}`}"`,
    undefined,
    { cause: fault },
  );
}

/** Ends a worker that did not start. A worker of the caller may fail at that too. */
async function ended(line: Line | undefined): Promise<void> {
  try {
    await line?.end();
  } catch {
    // The fault of the start is the one to report.
  }
}

/** The handle to the rules of each game system. */
const handles = { tcg: AsyncTcg, deckbuilder: AsyncDeckbuilder, unmatched: AsyncUnmatched };

/** Returns the options of `startWorker()`, which may be a worker alone. */
function chosen(options: WorkerLike | WorkerOptions | undefined): {
  game: GameName;
  worker?: WorkerLike | undefined;
} {
  // An object without any option is treated as a worker.
  if (typeof options !== "object" || options === null || !("game" in options || "worker" in options))
    return { game: "tcg", worker: options as WorkerLike | undefined };
  const { game = "tcg", worker } = options;
  if (typeof game === "string" && Object.hasOwn(handles, game)) return { game, worker };
  const names = Object.keys(handles).map((name) => `"${name}"`);
  throw new AltmodeError("bad-input", `a worker runs one of the games ${names.join(", ")}`, "game");
}

/** Returns a line to a worker that the caller created. */
function lineTo(worker: WorkerLike): Line {
  const target = worker as unknown as Partial<Worker & MessagePort> | null;
  const { addEventListener, postMessage } = read("the worker", () => ({
    addEventListener: target?.addEventListener,
    postMessage: target?.postMessage,
  }));
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
