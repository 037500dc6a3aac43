// Answers that are asked for often come as numbers: see rust/core/src/packed.rs, which says what they mean.
import { packedShape, packedText } from "../generated/wasm/tcg.js";

/** The texts that were looked up, by their numbers. */
const texts: string[] = [];
/** The shapes of objects that were looked up. */
const shapes: Shape[] = [];

/** The fields of an object. */
interface Shape {
  readonly names: readonly string[];
  /** What one with many fields begins as, which would be moved again and again while it grows. */
  readonly blank: object | undefined;
}

const MANY_FIELDS = 12;

let words: Int32Array = new Int32Array(0);
let at = 0;
/** The edition of the dictionary that the texts and shapes are of. */
let edition: number | undefined;

/** The value that the words are. */
export function unpack<T>(packed: Int32Array): T {
  words = packed;
  at = 0;
  const latest = packed[packed.length - 1];
  if (latest !== edition) {
    // A trap cost the module its dictionary; the numbers have begun anew.
    texts.length = 0;
    shapes.length = 0;
    edition = latest;
  }
  return value() as T;
}

function value(): unknown {
  const word = next();
  const rest = word >> 3;
  switch (word & 7) {
    case 0:
      return rest;
    case 1:
      return text(rest);
    case 2:
      return object(rest);
    case 3:
      return list(rest);
    case 4:
      return joined(rest);
    case 5:
      return units(rest);
    case 6:
      return rest === 0 ? null : rest === 2;
    default:
      return JSON.parse(units(rest));
  }
}

function next(): number {
  return words[at++] as number;
}

function text(number: number): string {
  return texts[number] ?? lookUpText(number);
}

// An answer can be lost on its way, so those before the wanted one may be missing too.
function lookUpText(number: number): string {
  while (texts.length <= number) texts.push(packedText(texts.length));
  return texts[number] as string;
}

function object(number: number): object {
  const { names, blank } = shapes[number] ?? lookUpShape(number);
  const result: Record<string, unknown> = blank === undefined ? {} : { ...blank };
  for (let index = 0; index < names.length; index++) result[names[index] as string] = value();
  return result;
}

function lookUpShape(number: number): Shape {
  while (shapes.length <= number) {
    const fields = packedShape(shapes.length);
    const names = fields === "" ? [] : fields.split(",");
    const many = names.length > MANY_FIELDS;
    shapes.push({ names, blank: many ? Object.fromEntries(names.map((name) => [name, null])) : undefined });
  }
  return shapes[number] as Shape;
}

function list(length: number): unknown[] {
  const values: unknown[] = [];
  for (let index = 0; index < length; index++) values.push(value());
  return values;
}

function joined(count: number): string {
  let whole = "";
  for (let index = 0; index < count; index++) whole += value();
  return whole;
}

function units(length: number): string {
  let whole = "";
  for (let index = 0; index < length; index++) whole += String.fromCharCode(next());
  return whole;
}
