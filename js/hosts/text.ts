// UTF-8 for platforms without TextEncoder and TextDecoder, such as older versions of React Native. Implements
// only the methods that the glue calls.

interface Encoder {
  encode(text: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
}

interface Decoder {
  decode(bytes?: Uint8Array): string;
}

/** Replacement character, U+FFFD, for invalid sequences. */
const REPLACEMENT = 0xfffd;
/** Chunk size for `String.fromCharCode`, because engines limit the number of arguments. */
const MOST_ARGUMENTS = 4096;

/** `TextEncoder` in plain JavaScript. */
export class PlainEncoder implements Encoder {
  encode(text: string): Uint8Array {
    // One UTF-16 code unit takes at most three bytes of UTF-8.
    const room = new Uint8Array(text.length * 3);
    return room.subarray(0, this.encodeInto(text, room).written);
  }

  encodeInto(text: string, into: Uint8Array): { read: number; written: number } {
    let written = 0;
    let read = 0;
    while (read < text.length) {
      let code = text.codePointAt(read) ?? REPLACEMENT;
      const units = code > 0xffff ? 2 : 1;
      if (code >= 0xd800 && code < 0xe000) code = REPLACEMENT; // unpaired surrogate
      const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      if (written + length > into.length) break;
      written = put(code, length, into, written);
      read += units;
    }
    return { read, written };
  }
}

function put(code: number, length: number, into: Uint8Array, at: number): number {
  if (length === 1) {
    into[at] = code;
    return at + 1;
  }
  const marks = [0, 0, 0xc0, 0xe0, 0xf0];
  for (let rest = length - 1; rest > 0; rest--) {
    into[at + rest] = 0x80 | (code & 0x3f);
    code >>= 6;
  }
  into[at] = (marks[length] ?? 0) | code;
  return at + length;
}

/** Matches any byte beyond ASCII. Most text that crosses the boundary is ASCII. */
const BEYOND_ASCII = /[\u0080-\u00ff]/;

/**
 * `TextDecoder` in plain JavaScript, always in `fatal` mode: it throws on invalid UTF-8. ASCII is decoded by
 * `String.fromCharCode` because that is twenty times as fast as a loop in Hermes.
 */
export class PlainDecoder implements Decoder {
  decode(bytes: Uint8Array = new Uint8Array(0)): string {
    let text = "";
    for (let at = 0; at < bytes.length; at += MOST_ARGUMENTS)
      text += String.fromCharCode.apply(null, bytes.subarray(at, at + MOST_ARGUMENTS) as unknown as number[]);
    return BEYOND_ASCII.test(text) ? this.#decodeAny(bytes) : text;
  }

  #decodeAny(bytes: Uint8Array): string {
    let text = "";
    let units: number[] = [];
    for (let at = 0; at < bytes.length; ) {
      const first = bytes[at++] ?? 0;
      let code = first;
      if (first >= 0x80) {
        const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
        const least = [0, 0x80, 0x800, 0x10000][more] ?? 0;
        code = first & (0x3f >> more);
        for (let count = 0; count < more; count++) {
          const next = bytes[at++];
          if (next === undefined || (next & 0xc0) !== 0x80) throw notText();
          code = (code << 6) | (next & 0x3f);
        }
        const surrogate = code >= 0xd800 && code < 0xe000;
        if (first < 0xc0 || first > 0xf4 || code < least || code > 0x10ffff || surrogate) throw notText();
      }
      if (code > 0xffff) units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + ((code - 0x10000) & 0x3ff));
      else units.push(code);
      if (units.length >= MOST_ARGUMENTS) {
        text += String.fromCharCode(...units);
        units = [];
      }
    }
    return text + String.fromCharCode(...units);
  }
}

const notText = () => new TypeError("the bytes are not UTF-8");

const platform = globalThis as {
  TextEncoder?: new () => Encoder;
  TextDecoder?: new (label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder;
};

/** The platform's `TextEncoder` if it has one, else `PlainEncoder`. */
export const TextEncoder: new () => Encoder = platform.TextEncoder ?? PlainEncoder;
/** The platform's `TextDecoder` if it has one, else `PlainDecoder`. */
export const TextDecoder: new (
  label?: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => Decoder = platform.TextDecoder ?? PlainDecoder;
