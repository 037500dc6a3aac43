// Loader for Node and compatible runtimes: reads the module from a file beside this one, because that is much
// faster than importing a script of two megabytes.

import { decodeModule } from "../embedded.js";

/**
 * Reads and compiles the module. Falls back to the text if the file is missing, because a bundler may have moved the
 * script.
 *
 * @param file returns the module's URL, evaluated lazily because bundlers may remove `import.meta.url`
 * @param text loads the module as text
 */
export async function readModule(file: () => URL, text: () => Promise<string>): Promise<WebAssembly.Module> {
  const bytes = (await read(file)) ?? decodeModule(await text());
  // Synchronous, because V8 compiles functions lazily. A compile thread would cost more than it saves.
  return new WebAssembly.Module(bytes);
}

async function read(file: () => URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    // `getBuiltinModule` is preferred because `import("node:fs")` also loads fs.promises: 3 ms of a start-up
    // of 30 ms.
    const { readFileSync } = process.getBuiltinModule?.("node:fs") ?? (await import("node:fs"));
    return readFileSync(file());
  } catch {
    return undefined;
  }
}
