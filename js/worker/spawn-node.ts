// Starts worker threads in Node.

import { Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import type { Line } from "./connection.js";

/** Starts a thread with the package's own script. */
async function fromFile(): Promise<Line> {
  const worker = new Worker(new URL("./worker-thread-node.js", import.meta.url));
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
export const ways = (): (() => Promise<Line>)[] => [fromFile];
