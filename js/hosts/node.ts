// Node, and what behaves like it: the module is a file beside this one. Reading it is much quicker than importing a
// script of two megabytes.

import { decodeBase64 } from "../base64.js";
import type { Glue } from "./universal.js";

/**
 * Reads and compiles the module. A bundler may have moved the script away from the file; then the text serves.
 *
 * @param file where the module lies, asked here because bundlers leave scripts without an address
 */
export async function instantiate(
  { initSync }: Pick<Glue, "initSync">,
  file: () => URL,
  text: () => Promise<{ base64: string }>,
): Promise<void> {
  const bytes = (await readModule(file)) ?? decodeBase64((await text()).base64);
  // V8 compiles each function when it is first called, so there is little to wait for, and a thread of its own would
  // cost more than it saves.
  initSync({ module: new WebAssembly.Module(bytes) });
}

async function readModule(file: () => URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    // Asked for without `import`, with which Node makes a module of it and of the functions with promises that nobody
    // needs here: 3 ms of a start that takes 30.
    const { readFileSync } = process.getBuiltinModule?.("node:fs") ?? (await import("node:fs"));
    return readFileSync(file());
  } catch {
    return undefined;
  }
}
