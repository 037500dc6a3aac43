import { AltmodeError } from "./errors.js";

/** Returns the error for a platform without WebAssembly, which an entry point needs. */
export const withoutWasm = (entry: string, cause?: unknown): AltmodeError =>
  new AltmodeError(
    "load-failed",
    `this platform has no WebAssembly, as Safari in Lockdown Mode; ${entry}/plain works without it`,
    undefined,
    { cause },
  );
