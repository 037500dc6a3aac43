// Sizes of what a browser downloads. Limits and reports use these; no exact size is ever expected, because
// each version of the Rust compiler gives another.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { at } from "./run.mjs";

/** Sizes of an entry point's files. */
export function measure(entry) {
  const script = (name) => readFileSync(at("pkg", `${name}.js`));
  const wasm = readFileSync(at("pkg", `${entry}.wasm`));
  return {
    wasm_raw_bytes: wasm.length,
    wasm_gzip_bytes: gzipSync(wasm, { level: 9 }).length,
    wasm_brotli_bytes: brotliCompressSync(wasm).length,
    // The JavaScript around the module: wrapper and glue, without the module's text.
    glue_brotli_bytes: brotliCompressSync(script(entry)).length,
    // What React Native gets: wrapper, glue and the module as plain JavaScript.
    react_native_gzip_bytes: gzipSync(
      Buffer.concat([script(`${entry}-react-native`), script(`${entry}-without-wasm`)]),
      { level: 9 },
    ).length,
  };
}
