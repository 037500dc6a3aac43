// Recognises engine errors by name. Importing the package's class would also load the glue, which would delay
// the first paint.
import type { AltmodeError } from "altmode/tcg/slim";

export function isEngineError(error: unknown): error is AltmodeError {
  return error instanceof Error && error.name === "AltmodeError";
}

/**
 * Tells whether an error comes from a browser without WebAssembly, such as Safari in Lockdown Mode. Without the rules their own
 * errors cannot occur.
 */
export const lacksWebAssembly = (error: unknown): boolean =>
  typeof WebAssembly === "undefined" && (isEngineError(error) || error instanceof ReferenceError);

/** Returns an error of the engine that was thrown elsewhere, or an equivalent one. */
export function engineError(
  code: string,
  message: string,
  path: string | undefined,
  options?: ErrorOptions,
): AltmodeError {
  return Object.assign(new Error(message, options), { name: "AltmodeError" as const, code, path });
}
