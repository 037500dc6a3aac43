// Encodes a WebAssembly module as text for a script. js/embedded.ts decodes it and describes the format; a test
// compares the two.

/** Characters of the text, as in js/embedded.ts. */
const CHARACTERS =
  " !#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const SINGLE = CHARACTERS.length - 2;

/** Returns the text of a module. */
export function encodeModule(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const order = [...counts.keys()].sort((one, other) => counts[other] - counts[one]);
  const codes = [];
  for (const [index, byte] of order.entries()) {
    const rest = index - SINGLE;
    const pair = CHARACTERS[SINGLE + Math.floor(rest / CHARACTERS.length)];
    codes[byte] = rest < 0 ? CHARACTERS[index] : pair + CHARACTERS[rest % CHARACTERS.length];
  }
  const header = order.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return header + Array.from(bytes, (byte) => codes[byte]).join("");
}
