// What a caller passes is checked here before it crosses into WebAssembly, because the boundary itself
// would turn a wrong number into another one (1.5 into 1, NaN into 0) without a word.

import { AltmodeError } from "./errors.js";

/** A seat, or `"all"` for the referee, who sees everything. */
export type Viewer = number | "all";

/** The same type with everything read-only: whatever is only read may be. */
export type Input<T> = T extends object ? { readonly [Name in keyof T]: Input<T[Name]> } : T;

const REFEREE = -1;

/** The value as JSON text; `what` names it in the error. */
export function json(value: unknown, what: string): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw new AltmodeError("bad-input", `${what} cannot be written as JSON: ${String(cause)}`, undefined, {
      cause,
    });
  }
  if (text === undefined) throw new AltmodeError("bad-input", `${what} is missing`);
  return text;
}

/** JSON text of a value that may be left out. */
export function optionsJson(value: object | undefined): string {
  return value === undefined ? "{}" : json(value, "options");
}

export function string(value: unknown, what: string): string {
  if (typeof value !== "string")
    throw new AltmodeError("bad-input", `${what} must be a string, not ${kind(value)}`);
  return value;
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

export function bytes(value: unknown, what: string): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new AltmodeError("bad-input", `${what} must be a Uint8Array or an ArrayBuffer, not ${kind(value)}`);
}

function kind(value: unknown): string {
  return typeof value === "number"
    ? String(value)
    : value === null
      ? "null"
      : `a value of type ${typeof value}`;
}
