// Starts a worker for the game systems that an entry point offers.

import type { Endpoint } from "comlink";
import { AltmodeError } from "../errors.js";
import { read } from "../input.js";
import { Connection, describe, type Line } from "./connection.js";
import { carryErrors } from "./errors.js";
import { handleOf } from "./remote.js";
import type { Ways } from "./spawn.js";
import type { GameName, WorkerLike, WorkerOptions } from "./types.js";

/**
 * Starts a worker and loads the rules in it.
 *
 * @param options the argument of `startWorker()`
 * @param games the game systems that can be chosen, with the ways to start their workers
 * @param usual the one that is started by default
 */
export async function start<Handle>(
  options: WorkerLike | WorkerOptions | undefined,
  games: { readonly [Name in GameName]?: Ways },
  usual: GameName,
): Promise<Handle> {
  const { game, worker } = read("options", () => chosen(options, usual));
  const found = typeof game === "string" && Object.hasOwn(games, game) ? games[game] : undefined;
  if (found === undefined) {
    const names = Object.keys(games).map((name) => `"${name}"`);
    const what = names.length > 1 ? `one of the games ${names.join(", ")}` : `the game ${names}`;
    throw new AltmodeError("bad-input", `a worker of this entry point runs ${what}`, "game");
  }
  carryErrors();
  let fault: unknown;
  for (const way of worker === undefined ? found() : [async () => lineTo(worker)]) {
    let line: Line | undefined;
    try {
      line = await way();
      const connection = new Connection(line);
      return handleOf<Handle>(connection, await connection.ready());
    } catch (error) {
      await ended(line);
      // The worker runs, so another way to start it would not help: either the rules cannot be loaded, or the
      // argument is no worker.
      if (error instanceof AltmodeError && error.code !== "worker-failed") throw error;
      fault = read("the fault", () => (error as Error | null | undefined)?.cause) ?? error;
    }
  }
  const suffix = game === "tcg" ? "" : `-${game}`;
  throw new AltmodeError(
    "worker-failed",
    `the worker could not start: ${describe(fault)}. A bundler must leave the file worker-thread${suffix}.js beside ` +
      `worker.js (Vite: optimizeDeps: { exclude: ["altmode"] }; esbuild for Node: --external:altmode), a Content ` +
      `Security Policy must allow the worker (worker-src), or startWorker() takes a worker of your own, whose script ` +
      `is: import "altmode/worker/thread${suffix}"`,
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

/** Returns the options of `startWorker()`, which may be a worker alone. */
function chosen(options: WorkerLike | WorkerOptions | undefined, usual: GameName) {
  // An object without any option is treated as a worker.
  if (typeof options !== "object" || options === null || !("game" in options || "worker" in options))
    return { game: usual, worker: options as WorkerLike | undefined };
  const { game = usual, worker } = options;
  return { game, worker };
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
