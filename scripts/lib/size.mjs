// Sizes of what a browser downloads. Limits and reports use these; no exact size is ever expected, because
// each version of the Rust compiler gives another.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { at } from "./run.mjs";

const compressed = new Map();

/** Bytes of a file of the package, compressed as servers do; each file is compressed once, because that takes seconds. */
export function brotliBytes(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(at("pkg", file))).length);
  return compressed.get(file);
}

/** Sizes of an entry point's files. */
export function measure(entry) {
  const script = (name) => readFileSync(at("pkg", `${name}.js`));
  const wasm = readFileSync(at("pkg", `${entry}.wasm`));
  return {
    wasm_raw_bytes: wasm.length,
    wasm_gzip_bytes: gzipSync(wasm, { level: 9 }).length,
    wasm_brotli_bytes: brotliBytes(`${entry}.wasm`),
    // The JavaScript around the module: wrapper and glue, without the module's text.
    glue_brotli_bytes: brotliBytes(`${entry}.js`),
    // What React Native gets: wrapper, glue and the module as plain JavaScript.
    react_native_gzip_bytes: gzipSync(
      Buffer.concat([script(`${entry}-react-native`), script(`${entry}-without-wasm`)]),
      { level: 9 },
    ).length,
  };
}
