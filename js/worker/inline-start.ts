// Starts a worker from the text of its script, for pages without a file for it. See spawn.ts.

import { decodeModule } from "../embedded.js";

/** Starts a worker from the text of its script and sends it the module compiled by the page. */
export async function startText(script: string, text: string): Promise<Worker> {
  const module = await WebAssembly.compile(decodeModule(text));
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    const worker = new Worker(address);
    worker.postMessage(module);
    return worker;
  } finally {
    // Revoked late, because some browsers need the URL until the worker has fetched its script.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
