// Web Workers: pages, Deno, Bun.

import type { Endpoint } from "comlink";

/** A worker with this package's own script, and how to end it. */
export async function spawn(): Promise<[Endpoint, () => unknown]> {
  // Written like this, bundlers see that the script is one of a worker.
  const worker = new Worker(new URL("./worker-thread.js", import.meta.url), { type: "module" });
  return [worker, () => worker.terminate()];
}
