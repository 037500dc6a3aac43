// Starts worker threads in Node.

import { Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import type { Line } from "./connection.js";
import type { GameName } from "./types.js";

/** Locations of the package's scripts, in a form that bundlers recognise. */
const scripts: Record<GameName, () => URL> = {
  tcg: () => new URL("./worker-thread-node.js", import.meta.url),
  deckbuilder: () => new URL("./worker-thread-node-deckbuilder.js", import.meta.url),
  unmatched: () => new URL("./worker-thread-node-unmatched.js", import.meta.url),
};

/** Starts a thread with the package's own script. */
async function fromFile(game: GameName): Promise<Line> {
  const worker = new Worker(scripts[game]());
  return {
    endpoint: nodeEndpoint(worker) as Endpoint,
    end: () => worker.terminate(),
    onFailure(report) {
      // Without a listener, an error in the thread would end the process.
      worker.on("error", report);
      worker.on("messageerror", report);
      worker.on("exit", (code) => report(`the thread ended with exit code ${code}`));
    },
  };
}

/** Returns the ways to start a thread. */
export const ways = (game: GameName): (() => Promise<Line>)[] => [() => fromFile(game)];
