import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";

/** Makes the error of a WebAssembly module that could not be loaded. */
export function loadFailed(cause: unknown): AltmodeError {
  if (cause instanceof AltmodeError) return cause;
  const reason = textOf(cause);
  // Browsers name the directive; the message of Node is about other things.
  const advice = /Content.Security.Policy|unsafe-eval/i.test(reason)
    ? " Allow WebAssembly in the Content Security Policy: script-src 'wasm-unsafe-eval'."
    : "";
  return new AltmodeError(
    "load-failed",
    `the WebAssembly module could not be loaded: ${reason}.${advice}`,
    undefined,
    { cause },
  );
}
