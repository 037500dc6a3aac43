// Answers that are asked for often come as numbers: see rust/core/src/packed.rs, which says what they mean.
import { packedMemory, packedShape, packedText } from "../generated/wasm/tcg.js";
import { type Make, makers } from "./shapes.js";

/** The texts that were looked up, by their numbers. */
const texts: string[] = [];
/** The shapes of objects that were looked up. */
const shapes: Shape[] = [];

/** The fields of an object. */
interface Shape {
  readonly names: readonly string[];
  /** What one with many fields begins as, which would be moved again and again while it grows. */
  readonly blank: object | undefined;
  /** Makes one that comes often. */
  readonly make: Make | undefined;
}

const MANY_FIELDS = 12;

let memory: WebAssembly.Memory | undefined;
/** The whole memory of the module. It becomes another one when the module needs more. */
let words: Int32Array = new Int32Array(0);
let at = 0;
/** The edition of the dictionary that the texts and shapes are of. */
let edition: number | undefined;

/** The value whose words begin at an address in the module's memory. They are read before the module is asked again. */
export function unpack<T>(address: number): T {
  lookAtMemory();
  at = address >>> 2;
  const latest = next();
  if (latest !== edition) {
    // A trap cost the module its dictionary; the numbers have begun anew.
    texts.length = 0;
    shapes.length = 0;
    edition = latest;
  }
  return value() as T;
}

/** Forgets an instance of the module that is no more. */
export function forget(): void {
  memory = undefined;
  edition = undefined;
}

function lookAtMemory(): void {
  memory ??= packedMemory() as WebAssembly.Memory;
  const { buffer } = memory;
  if (words.buffer !== buffer) words = new Int32Array(buffer);
}

function value(): unknown {
  const word = next();
  const rest = word >> 3;
  switch (word & 7) {
    case 0:
      return rest;
    case 1:
      return texts[rest] ?? lookUpText(rest);
    case 2:
      return object(shapes[rest] ?? lookUpShape(rest));
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

// An answer can be lost on its way, so those before the wanted one may be missing too.
function lookUpText(number: number): string {
  while (texts.length <= number) texts.push(packedText(texts.length));
  lookAtMemory();
  return texts[number] as string;
}

function object({ names, blank, make }: Shape): object {
  if (make !== undefined) return make(value);
  const result: Record<string, unknown> = blank === undefined ? {} : { ...blank };
  for (let index = 0; index < names.length; index++) result[names[index] as string] = value();
  return result;
}

function lookUpShape(number: number): Shape {
  while (shapes.length <= number) shapes.push(shapeOf(packedShape(shapes.length)));
  lookAtMemory();
  return shapes[number] as Shape;
}

function shapeOf(fields: string): Shape {
  const names = fields === "" ? [] : fields.split(",");
  const many = names.length > MANY_FIELDS;
  const blank = many ? Object.fromEntries(names.map((name) => [name, null])) : undefined;
  return { names, blank, make: makers.get(fields) };
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
