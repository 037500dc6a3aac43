import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";

/** Returns the error for a WebAssembly module that failed to load. */
export function loadFailed(cause: unknown): AltmodeError {
  if (cause instanceof AltmodeError) return cause;
  const reason = textOf(cause);
  // Browsers name the Content Security Policy directive in the message.
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
