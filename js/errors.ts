/** An error that a call throws, with a stable code and a message that says how to correct the request. */
export class AltmodeError extends Error {
  /** Recognises errors by name, because each entry point bundles its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "AltmodeError";
  }

  override readonly name = "AltmodeError";
  /** Stable code for programs, for example `"illegal-action"`. */
  readonly code: string;
  /** Path of the faulty value in the input, for example `players[0].deck[3]`. */
  readonly path: string | undefined;

  constructor(code: string, message: string, path?: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.path = path;
  }
}

/** The code of errors that are bugs of altmode itself, not faults of the request. */
export const INTERNAL = "internal";
