// Errors of the engine, known by their name. The package's class would do it too, but with it comes all that talks to the
// engine, and the page's first words would wait for that.
import type { AltmodeError } from "altmode/tcg/slim";

export function isEngineError(error: unknown): error is AltmodeError {
  return error instanceof Error && error.name === "AltmodeError";
}

/** An error that the engine threw somewhere else, or would have thrown. */
export function engineError(
  code: string,
  message: string,
  path: string | undefined,
  options?: ErrorOptions,
): AltmodeError {
  return Object.assign(new Error(message, options), { name: "AltmodeError" as const, code, path });
}
