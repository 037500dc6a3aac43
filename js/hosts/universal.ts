// Wherever there is WebAssembly, and nothing else is promised: the module travels as text.

import { decodeBase64 } from "../base64.js";

/** The two functions of an entry point's glue that bring its module to life. */
export interface Glue {
  start(source: { module_or_path: WebAssembly.Module }): Promise<unknown>;
  initSync(source: { module: WebAssembly.Module }): unknown;
}

/** Compiles the module and makes it the one that the glue works with. */
export async function instantiate({ start, initSync }: Glue, base64: string): Promise<void> {
  const module = await WebAssembly.compile(decodeBase64(base64));
  // Older browsers refuse to instantiate at once on a page's main thread. Elsewhere it is the better way: the
  // other one looks at `Response`, for which Node loads its whole HTTP client, 30 ms of the user's time.
  if (typeof document === "undefined") initSync({ module });
  else await start({ module_or_path: module });
}
