// What a caller passes is checked here before it crosses into WebAssembly, because the boundary itself
// would turn a wrong number into another one (1.5 into 1, NaN into 0) without a word.

import { AltmodeError } from "./errors.js";
import { textOf } from "./instance.js";

/** A seat, or `"all"` for the referee, who sees everything. */
export type Viewer = number | "all";

/** The same type with everything read-only: whatever is only read may be. */
export type Input<T> = T extends object ? { readonly [Name in keyof T]: Input<T[Name]> } : T;

const REFEREE = -1;

/**
 * No text that crosses is longer; the rules have limits of their own below it. A text is copied into the module's memory,
 * which never shrinks, so its length is looked at before.
 */
const MOST_LETTERS = 16 * 1024 * 1024;

/** Reads something of a caller's object; a getter or a proxy may throw whatever it likes. */
export function read<T>(what: string, reading: () => T): T {
  try {
    return reading();
  } catch (cause) {
    if (cause instanceof AltmodeError) throw cause;
    throw new AltmodeError("bad-input", `${what} cannot be read: ${textOf(cause)}`, undefined, { cause });
  }
}

/** The value as JSON text; `what` names it in the error. */
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

/** JSON text of a value that may be left out. */
export function optionsJson(value: object | undefined): string {
  return value === undefined ? "{}" : json(value, "options");
}

export function string(value: unknown, what: string): string {
  if (typeof value !== "string")
    throw new AltmodeError("bad-input", `${what} must be a string, not ${kind(value)}`);
  return bounded(value, what);
}

function bounded(text: string, what: string): string {
  if (text.length <= MOST_LETTERS) return text;
  throw new AltmodeError("too-long", `${what} has ${text.length} letters; at most ${MOST_LETTERS} are read`);
}

/** Reads a field of options that may be left out. */
export function option(options: unknown, name: string): unknown {
  if (options === undefined) return undefined;
  if (typeof options !== "object" || options === null)
    throw new AltmodeError("bad-input", `options must be an object, not ${kind(options)}`);
  return read("options", () => (options as Record<string, unknown>)[name]);
}

/** Reads a field of options that is true or false, and false if it is left out. */
export function flag(options: unknown, name: string): boolean {
  const value = option(options, name) ?? false;
  if (typeof value === "boolean") return value;
  throw new AltmodeError("bad-input", `${name} must be true or false, not ${kind(value)}`, name);
}

/** A time in milliseconds, by default the platform's. */
export function milliseconds(value: unknown, path?: string): number {
  const at = value === undefined ? read("Date.now()", () => Date.now()) : value;
  if (typeof at !== "number" || !Number.isFinite(at) || at < 0) {
    throw new AltmodeError("bad-input", "the time is a number of milliseconds, as Date.now() gives it", path);
  }
  return at;
}

/** A thing named by its number or by a text. */
export function named(value: unknown, what: string): string {
  return typeof value === "number" ? String(count(value, what)) : string(value, what);
}

/** A whole number from 0 that the boundary can carry unchanged. */
export function count(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0xffff_ffff) {
    throw new AltmodeError("bad-input", `${what} must be a whole number from 0, not ${kind(value)}`);
  }
  return value;
}

/** The seat's number on the other side of the boundary. Whether the game has that seat is asked there. */
export function viewer(value: unknown): number {
  if (value === "all") return REFEREE;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0x7fff_ffff) {
    throw new AltmodeError("unknown-seat", `a seat is 0, 1 or "all", not ${kind(value)}`);
  }
  return value;
}

/** Returns a copy of the bytes of a view or a buffer, so that what the caller does to them later does not matter. */
export function bytes(value: unknown, what: string): Uint8Array {
  const wrong = (cause?: unknown) => {
    const message = `${what} must be a Uint8Array or an ArrayBuffer, not ${kind(value)}`;
    return new AltmodeError("bad-input", message, undefined, { cause });
  };
  try {
    const isBytes = ArrayBuffer.isView(value) && value instanceof Uint8Array;
    if (!isBytes && !(value instanceof ArrayBuffer)) throw wrong();
    if (value.byteLength > MOST_LETTERS) {
      throw new AltmodeError("too-long", `${what} is longer than ${MOST_LETTERS} bytes`);
    }
    return isBytes ? new Uint8Array(value) : new Uint8Array(value as ArrayBuffer).slice();
  } catch (cause) {
    // A detached buffer, or something that only looks like bytes.
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
