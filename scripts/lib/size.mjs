// Measures download sizes for limits and reports. No test expects an exact size, because it changes with each
// version of the Rust compiler.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { named, plainOf } from "./hosts.mjs";
import { at } from "./run.mjs";

const compressed = new Map();

/** Returns the Brotli size of a file of the package in bytes. Cached, because compression takes seconds. */
function brotliOf(file) {
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(at("pkg", file))).length);
  return compressed.get(file);
}

/** Returns the Brotli size of files of the package in bytes. */
export const brotliBytes = (...files) => files.reduce((sum, file) => sum + brotliOf(file), 0);

/** Returns the scripts of an entry point that a host loads, without the module. */
export const scriptsOf = (entry, host) => [`${entry}-core.js`, `${named(entry, host)}.js`];

/** Returns the scripts of an entry point in plain JavaScript, with the module. */
export const plainScriptsOf = (entry) => [
  `${plainOf(entry)}-core.js`,
  `${named(entry, "plain")}.js`,
  `scripts/${plainOf(entry)}-plain.js`,
];

/** Returns the sizes of an entry point's files. */
export function measure(entry) {
  const wasm = readFileSync(at("pkg", `${entry}.wasm`));
  return {
    wasm_raw_bytes: wasm.length,
    wasm_gzip_bytes: gzipSync(wasm, { level: 9 }).length,
    wasm_brotli_bytes: brotliBytes(`${entry}.wasm`),
    // The JavaScript wrapper and glue, without the embedded module.
    glue_brotli_bytes: brotliBytes(...scriptsOf(entry, "universal")),
  };
}

/** Returns the size for React Native: wrapper, glue and the module as plain JavaScript. */
export function measureReactNative(entry) {
  const bytes = Buffer.concat(plainScriptsOf(entry).map((file) => readFileSync(at("pkg", file))));
  return { react_native_gzip_bytes: gzipSync(bytes, { level: 9 }).length };
}
