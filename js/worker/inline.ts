// The worker's script as text, for pages that have no file of it: see spawn.ts.

import { decodeBase64 } from "../base64.js";
import { base64 } from "../generated/tcg-bytes.js";
import { script } from "../generated/worker-script.js";

/** Starts a worker from the text of its script, and gives it the module that the page has compiled. */
export async function startInline(): Promise<Worker> {
  const module = await WebAssembly.compile(decodeBase64(base64));
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    const worker = new Worker(address);
    worker.postMessage(module);
    return worker;
  } finally {
    // The worker fetches its script before anything else happens; some browsers need the address until then.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
}
