// Measures download sizes for limits and reports. No test expects an exact size, because it changes with each
// version of the Rust compiler.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { at } from "./run.mjs";

const compressed = new Map();

/** Returns the Brotli size of a file of the package in bytes. Cached, because compression takes seconds. */
export function brotliBytes(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(at("pkg", file))).length);
  return compressed.get(file);
}

/** Returns the sizes of an entry point's files. */
export function measure(entry) {
  const wasm = readFileSync(at("pkg", `${entry}.wasm`));
  return {
    wasm_raw_bytes: wasm.length,
    wasm_gzip_bytes: gzipSync(wasm, { level: 9 }).length,
    wasm_brotli_bytes: brotliBytes(`${entry}.wasm`),
    // The JavaScript wrapper and glue, without the embedded module.
    glue_brotli_bytes: brotliBytes(`${entry}.js`),
  };
}

/** Returns the size for React Native: wrapper, glue and the module as plain JavaScript. */
export function measureReactNative(entry) {
  const files = [`${entry}-react-native.js`, `${entry}-without-wasm.js`].map((name) =>
    readFileSync(at("pkg", name)),
  );
  return { react_native_gzip_bytes: gzipSync(Buffer.concat(files), { level: 9 }).length };
}
