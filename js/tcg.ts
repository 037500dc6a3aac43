/**
 * `altmode/tcg`: the Transformers TCG. The WebAssembly module travels inside as text, so that it works
 * wherever JavaScript modules do; `altmode/tcg/slim` leaves it out for those who serve it themselves.
 *
 * @module
 */
import { decodeBase64 } from "./base64.js";
import { base64 } from "./generated/tcg-bytes.js";
import start from "./generated/wasm/tcg.js";
import { Tcg } from "./tcg/tcg.js";

export * from "./tcg/exports.js";

let loading: Promise<Tcg> | undefined;

/** Instantiates the module the first time; later calls give the same object at once. */
export function load(): Promise<Tcg> {
  loading ??= start({ module_or_path: decodeBase64(base64) }).then(() => new Tcg());
  return loading;
}
