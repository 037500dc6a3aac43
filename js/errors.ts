/** An answer of altmode that says what was wrong with the request, and what would be right. */
export class AltmodeError extends Error {
  /** Every entry point has a copy of this class inside; the error of one is an error to all. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AltmodeError";
  }

  override readonly name = "AltmodeError";
  /** Stable and meant for programs, for example `"illegal-action"`. */
  readonly code: string;
  /** Where in the input the fault lies, for example `players[0].deck[3]`. */
  readonly path: string | undefined;

  constructor(code: string, message: string, path?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.path = path;
  }
}

/** The code of every error that is a fault of altmode itself, not of the request. */
export const INTERNAL = "internal";

/**
 * Turns what the WebAssembly module threw into an `AltmodeError`. The module throws its errors as a string
 * of JSON; anything else (a trap, a stack overflow) means that it stopped in the middle of its work.
 */
export function errorFrom(thrown: unknown, takeLastPanic: () => string): AltmodeError {
  if (thrown instanceof AltmodeError) return thrown;
  if (typeof thrown === "string") {
    const { code, message, path } = JSON.parse(thrown) as { code: string; message: string; path?: string };
    return new AltmodeError(code, message, path);
  }
  const panic = takeLastPanic();
  const detail = panic !== "" ? panic : String(thrown);
  return new AltmodeError(INTERNAL, `altmode failed internally (${detail}). Please report this.`, undefined, {
    cause: thrown,
  });
}
