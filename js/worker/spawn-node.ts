// Node's threads.

import { Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";

/** A thread with this package's own script, and how to end it. */
export async function spawn(): Promise<[Endpoint, () => unknown]> {
  const worker = new Worker(new URL("./worker-thread-node.js", import.meta.url));
  return [nodeEndpoint(worker) as Endpoint, () => worker.terminate()];
}
