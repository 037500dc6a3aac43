// Starts worker threads in Node.

import { Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import type { Line } from "./connection.js";
import type { GameName } from "./types.js";

/** Starts a thread with the package's script beside this file. */
const files: Record<GameName, () => Worker> = {
  // Bundlers recognise a thread's script by this exact form. Turbopack compiles every file of the package for any other.
  tcg: () => new Worker(new URL("./worker-thread-node.js", import.meta.url)),
  deckbuilder: () => new Worker(new URL("./worker-thread-node-deckbuilder.js", import.meta.url)),
  unmatched: () => new Worker(new URL("./worker-thread-node-unmatched.js", import.meta.url)),
};

/** Returns a line to a thread that the package started. */
async function fromFile(game: GameName): Promise<Line> {
  const worker = files[game]();
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
