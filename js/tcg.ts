/**
 * `altmode/tcg`: the Transformers TCG. The WebAssembly module travels inside as text, so that it works
 * wherever JavaScript modules do; `altmode/tcg/slim` leaves it out for those who serve it themselves.
 *
 * @module
 */
import { decodeBase64 } from "./base64.js";
import { base64 } from "./generated/tcg-bytes.js";
import start, { initSync } from "./generated/wasm/tcg.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

let loading: Promise<Tcg> | undefined;

/** Instantiates the module the first time; later calls give the same object at once. */
export function load(): Promise<Tcg> {
  loading ??= instantiate().then(() => new Tcg());
  return loading;
}

async function instantiate(): Promise<void> {
  const module = await WebAssembly.compile(decodeBase64(base64));
  // Older browsers refuse to instantiate at once on a page's main thread. Elsewhere it is the better way: the
  // other one looks at `Response`, for which Node loads its whole HTTP client, 30 ms of the user's time.
  if (typeof document === "undefined") initSync({ module });
  else await start({ module_or_path: module });
}
