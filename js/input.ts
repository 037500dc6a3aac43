// Validates arguments before they cross into WebAssembly, because the boundary would silently convert a wrong
// number (1.5 to 1, NaN to 0).

import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";

/**
 * The viewer of a game: the number of a seat, `"public"` for the public (spectators, and several players at one screen), which
 * sees what all seats know, or `"all"` for the referee, who sees everything.
 */
export type Viewer = number | "public" | "all";

/**
 * A deeply read-only version of `T`, so that functions also accept read-only arguments. Optional fields may be
 * `undefined`, also under `exactOptionalPropertyTypes`. Editors show it by its name, because it is a mapped type itself.
 */
export type Input<T> = {
  readonly [Name in keyof T]:
    | (unknown extends T[Name] ? T[Name] : Input<T[Name]>)
    | (T extends readonly unknown[] ? never : Record<never, never> extends Pick<T, Name> ? undefined : never);
};

const REFEREE = -1;
const PUBLIC = -2;

/**
 * Length limit of text passed to the module, in UTF-16 code units, and of bytes. It is checked before the
 * copy because WebAssembly memory never shrinks. The rules have lower limits of their own.
 */
const MOST_LETTERS = 16 * 1024 * 1024;

/** @internal Reads a property of a caller's object. Turns anything that a getter or a proxy throws into `bad-input`. */
export function read<T>(what: string, reading: () => T): T {
  try {
    return reading();
  } catch (cause) {
    if (cause instanceof AltmodeError) throw cause;
    throw new AltmodeError("bad-input", `${what} cannot be read: ${textOf(cause)}`, undefined, { cause });
  }
}

/** @internal Returns the value as JSON text. `what` names the value in error messages. */
export function json(value: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw new AltmodeError("bad-input", `${what} cannot be written as JSON: ${textOf(cause)}`, undefined, {
      cause,
    });
  }
  if (text === undefined) throw new AltmodeError("bad-input", `${what} is missing`);
  return bounded(text, what);
}

/** @internal Returns optional options as JSON text, `{}` by default. */
export function optionsJson(value: object | undefined): string {
  return value === undefined ? "{}" : json(value, "options");
}

/** @internal Returns the value, which must be a string. */
export function string(value: unknown, what: string): string {
  if (typeof value !== "string")
    throw new AltmodeError("bad-input", `${what} must be a string, not ${kind(value)}`);
  return bounded(value, what);
}

function bounded(text: string, what: string): string {
  if (text.length <= MOST_LETTERS) return text;
  throw new AltmodeError("too-long", `${what} has ${text.length} letters; at most ${MOST_LETTERS} are read`);
}

/** @internal Returns a field of an optional options object. */
export function option(options: unknown, name: string): unknown {
  if (options === undefined) return undefined;
  if (typeof options !== "object" || options === null)
    throw new AltmodeError("bad-input", `options must be an object, not ${kind(options)}`);
  return read("options", () => (options as Record<string, unknown>)[name]);
}

/** @internal Returns a boolean field of an optional options object, `false` by default. */
export function flag(options: unknown, name: string): boolean {
  const value = option(options, name) ?? false;
  if (typeof value === "boolean") return value;
  throw new AltmodeError("bad-input", `${name} must be true or false, not ${kind(value)}`, name);
}

/** @internal Returns a time in milliseconds since 1970, `Date.now()` by default. */
export function milliseconds(value: unknown, path?: string): number {
  const at = value === undefined ? read("Date.now()", () => Date.now()) : value;
  if (typeof at !== "number" || !Number.isFinite(at) || at < 0) {
    throw new AltmodeError("bad-input", "the time is a number of milliseconds, as Date.now() gives it", path);
  }
  return at;
}

/** @internal Returns a number or a name as text. */
export function named(value: unknown, what: string): string {
  return typeof value === "number" ? String(count(value, what)) : string(value, what);
}

/** @internal Checks an integer from 0 to 2³² − 1, the range of the boundary's `u32`. */
export function count(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0xffff_ffff) {
    throw new AltmodeError("bad-input", `${what} must be a whole number from 0, not ${kind(value)}`);
  }
  return value;
}

/**
 * @internal Returns the viewer as the boundary encodes it: the seat, −1 for the referee, −2 for the public. The module checks
 * whether the game has the seat.
 */
export function viewer(value: unknown): number {
  if (value === "all") return REFEREE;
  if (value === "public") return PUBLIC;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0x7fff_ffff) {
    throw new AltmodeError(
      "unknown-seat",
      `a viewer is the number of a seat, "public" or "all", not ${kind(value)}`,
    );
  }
  return value;
}

/** Returns the getter of a property of the platform. Getters also read values of another realm, such as an iframe's. */
const getter = (prototype: object, name: PropertyKey): ((this: unknown) => unknown) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get as () => unknown;
const typedArrayTag = getter(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);
const bufferLength = getter(ArrayBuffer.prototype, "byteLength");

/** @internal Returns whether a value is a buffer or a view of one, of any realm. */
export function isBuffer(value: unknown): value is ArrayBuffer | ArrayBufferView {
  try {
    return ArrayBuffer.isView(value) || bufferLength.call(value) !== undefined;
  } catch {
    return false;
  }
}

/** @internal Returns a copy of the bytes of a view or a buffer, because the caller may change them later. */
export function bytes(value: unknown, what: string): Uint8Array {
  const wrong = (cause?: unknown) => {
    const message = `${what} must be a Uint8Array or an ArrayBuffer, not ${kind(value)}`;
    return new AltmodeError("bad-input", message, undefined, { cause });
  };
  if (!isBuffer(value) || (ArrayBuffer.isView(value) && typedArrayTag.call(value) !== "Uint8Array"))
    throw wrong();
  try {
    if (value.byteLength > MOST_LETTERS) {
      throw new AltmodeError("too-long", `${what} is longer than ${MOST_LETTERS} bytes`);
    }
    return ArrayBuffer.isView(value) ? new Uint8Array(value as Uint8Array) : new Uint8Array(value).slice();
  } catch (cause) {
    // The buffer is detached.
    throw cause instanceof AltmodeError ? cause : wrong(cause);
  }
}

function kind(value: unknown): string {
  return typeof value === "number"
    ? String(value)
    : value === null
      ? "null"
      : `a value of type ${typeof value}`;
}
