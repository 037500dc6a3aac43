// Answers that are asked for often come as numbers: see rust/core/src/packed.rs, which says what they mean.
import { packedShape, packedText } from "../generated/wasm/tcg.js";

/** The texts that were looked up, by their numbers. */
const texts: string[] = [];
/** The names of the fields of each shape of object that was looked up. */
const shapes: string[][] = [];

let words: Int32Array = new Int32Array(0);
let at = 0;

/** The value that the words are. */
export function unpack<T>(packed: Int32Array): T {
  words = packed;
  at = 0;
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

// The numbers are given in order, but an answer can be lost on its way: then those of its texts are never asked for.
function lookUpText(number: number): string {
  while (texts.length <= number) texts.push(packedText(texts.length));
  return texts[number] as string;
}

function object(shape: number): object {
  const result: Record<string, unknown> = {};
  for (const name of shapes[shape] ?? lookUpShape(shape)) result[name] = value();
  return result;
}

function lookUpShape(number: number): string[] {
  while (shapes.length <= number) shapes.push(packedShape(shapes.length).split(","));
  return shapes[number] as string[];
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
