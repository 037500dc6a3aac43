// Decoder of the binary format of frequent answers: legal actions, events and views. rust/core/src/wire.rs
// defines it.

/** Constructs an object from its values, read in the order of its fields. */
export type Make = (value: () => unknown) => object;

/** The functions of an entry point's glue that give access to packed answers. */
export interface PackedGlue {
  /** Returns the module's memory. */
  readonly packedMemory: () => unknown;
  /** Returns a string of the dictionary by its number. */
  readonly packedText: (number: number) => string;
  /** Returns the field names of a shape, separated by commas, by its number. */
  readonly packedShape: (number: number) => string;
}

/** The decoder of an entry point. */
export interface Unpacker {
  /**
   * Decodes the value at an address in the module's memory. It must run before the next call into the module.
   */
  readonly unpack: <T>(address: number) => T;
  /** Drops all references to an abandoned instance of the module. */
  readonly forget: () => void;
}

/** The field names of an object, and a fast way to build it. */
interface Shape {
  readonly names: readonly string[];
  /** Template for objects with many fields, because adding fields one by one would reallocate the object. */
  readonly blank: object | undefined;
  /** Specialised constructor for a frequent shape. */
  readonly make: Make | undefined;
}

const MANY_FIELDS = 12;

/**
 * Returns the decoder of an entry point.
 *
 * @param makers constructors of frequent shapes, by the comma-separated field names
 */
export function unpacker(
  { packedMemory, packedText, packedShape }: PackedGlue,
  makers: ReadonlyMap<string, Make>,
): Unpacker {
  /** Cache of the module's dictionary of strings, by number. */
  const texts: string[] = [];
  /** Cache of the module's dictionary of object shapes, by number. */
  const shapes: Shape[] = [];

  let memory: WebAssembly.Memory | undefined;
  /** View of the module's memory. It is replaced when the memory grows. */
  let words: Int32Array = new Int32Array(0);
  let at = 0;
  /** Edition of the dictionary that the two caches belong to. */
  let edition: number | undefined;

  /**
   * Decodes the value at an address in the module's memory. It must run before the next call into the module.
   */
  function unpack<T>(address: number): T {
    lookAtMemory();
    at = address >>> 2;
    const latest = next();
    if (latest !== edition) {
      // The module lost its dictionary in a trap, and numbering restarted.
      texts.length = 0;
      shapes.length = 0;
      edition = latest;
    }
    return value() as T;
  }

  /** Drops all references to an abandoned instance of the module. */
  function forget(): void {
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

  // Also fetches missing lower numbers, because an earlier answer may have been dropped before it was decoded.
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

  return { unpack, forget };
}
