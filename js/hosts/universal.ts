// Loader for any platform with WebAssembly: the module is embedded as text.

import { decodeModule } from "../embedded.js";

/** The two functions of an entry point's glue that instantiate its module. */
export interface Glue {
  start(source: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  initSync(source: { module: WebAssembly.Module }): unknown;
}

/** Compiles the module and passes it to the glue. */
export async function instantiate({ start, initSync }: Glue, text: string): Promise<void> {
  const module = await WebAssembly.compile(decodeModule(text));
  // Browsers with a document instantiate asynchronously because older ones refuse a large synchronous
  // instantiation on the main thread. Elsewhere the synchronous way is faster: the asynchronous one touches
  // `Response`, for which Node loads its HTTP client in 30 ms.
  if (typeof document === "undefined") initSync({ module });
  else await start({ module_or_path: module });
}
