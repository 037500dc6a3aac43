/** Characters of the text: printable ASCII without those that a script or an HTML page would have to escape. */
export const CHARACTERS =
  " !#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";

/** Number of characters that encode a byte by themselves. Each other character starts a pair. */
export const SINGLE = CHARACTERS.length - 2;

/** Length of the beginning of the text, which lists all byte values in hexadecimal, the most frequent first. */
export const HEADER = 512;

/**
 * Decodes a WebAssembly module from the text in which a script embeds it (scripts/lib/embedded.mjs).
 *
 * A frequent byte is one character and a rare byte is two, so repetitions stay visible and the text compresses
 * like the module: `tcg.wasm` with brotli to 503 KB instead of 486, against 633 as base64 and 513 in hexadecimal.
 * Decoding takes Node 12 ms, against 2 with its base64 decoder, and saves 130 KB of download. The text is ASCII,
 * because a page without a declared encoding would misread other characters.
 */
export function decodeModule(text: string): Uint8Array<ArrayBuffer> {
  const order = Uint8Array.from({ length: 256 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  );
  // By character code: the byte of a single character, or the negative start in `pairs`.
  const single = new Int16Array(128);
  const pairs = new Uint8Array(3 * 128);
  for (let index = 0; index < CHARACTERS.length; index++) {
    const code = CHARACTERS.charCodeAt(index);
    single[code] = index < SINGLE ? (order[index] as number) : -128 * (index - SINGLE + 1);
    for (const pair of [0, 1])
      pairs[128 * (pair + 1) + code] = order[SINGLE + pair * CHARACTERS.length + index] ?? 0;
  }
  const bytes = new Uint8Array(text.length - HEADER);
  let length = 0;
  for (let place = HEADER; place < text.length; place++) {
    const byte = single[text.charCodeAt(place)] as number;
    bytes[length++] = byte >= 0 ? byte : (pairs[text.charCodeAt(++place) - byte] as number);
  }
  return bytes.subarray(0, length);
}
