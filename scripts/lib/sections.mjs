// Custom sections of WebAssembly modules.

const HEADER_BYTES = 8;
const CUSTOM = 0;

/** Reads an unsigned LEB128 number. Returns it and the position behind it. */
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

/** Returns a module without its custom section of a name. */
export function withoutSection(module, name) {
  const kept = [module.subarray(0, HEADER_BYTES)];
  for (let begin = HEADER_BYTES; begin < module.length; ) {
    const [length, content] = number(module, begin + 1);
    const end = content + length;
    const [letters, text] = number(module, content);
    const its = module[begin] === CUSTOM && module.toString("utf8", text, text + letters);
    if (its !== name) kept.push(module.subarray(begin, end));
    begin = end;
  }
  return Buffer.concat(kept);
}
