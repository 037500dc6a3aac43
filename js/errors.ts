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
