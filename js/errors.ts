/** An error that a call throws, with a stable code and a message that says how to correct the request. */
export interface AltmodeError extends Error {
  readonly name: "AltmodeError";
  /** Stable code for programs, for example `"illegal-action"`. */
  readonly code: string;
  /** Path of the faulty value in the input, for example `players[0].deck[3]`. */
  readonly path: string | undefined;
}

/** The class `AltmodeError`. */
export interface AltmodeErrorConstructor {
  new (code: string, message: string, path?: string, options?: ErrorOptions): AltmodeError;
  readonly prototype: AltmodeError;
}

const shared = globalThis as unknown as Record<symbol, AltmodeErrorConstructor>;
const KEY = Symbol.for("altmode/AltmodeError");

shared[KEY] ??= class AltmodeError extends Error {
  override readonly name = "AltmodeError";
  readonly code: string;
  readonly path: string | undefined;

  constructor(code: string, message: string, path?: string, options?: ErrorOptions) {
    super(message, options);
    // Where classes are compiled to ES5, `super` returns an instance of Error alone.
    Object.setPrototypeOf(this, new.target.prototype);
    this.code = code;
    this.path = path;
  }
};

/**
 * The class of the errors of all entry points. The first entry point that is loaded leaves it in the global object, so that
 * `instanceof` also recognises errors of another entry point, or of the CommonJS build.
 */
export const AltmodeError: AltmodeErrorConstructor = shared[KEY] as AltmodeErrorConstructor;

/** The code of errors that are bugs of altmode itself, not faults of the request. */
export const INTERNAL = "internal";
