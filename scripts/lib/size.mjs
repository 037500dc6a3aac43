// Measures download sizes for limits and reports. No test expects an exact size, because it changes with each
// version of the Rust compiler.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { plainOf } from "./entries.mjs";
import { named } from "./hosts.mjs";
import { at } from "./run.mjs";

/** Sizes by the hash of the content. Compression takes half a minute for all files, and most builds change a few. */
const CACHE = at("node_modules", ".cache", "altmode-brotli.json");
const known = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};

/** Returns the Brotli size of a file of the package in bytes. */
function brotliOf(file) {
  const content = readFileSync(at("pkg", file));
  const hash = createHash("sha256").update(content).digest("hex");
  if (known[hash] === undefined) {
    known[hash] = brotliCompressSync(content).length;
    mkdirSync(dirname(CACHE), { recursive: true });
    writeFileSync(CACHE, JSON.stringify(known));
  }
  return known[hash];
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

/**
 * Returns the sizes of the elements without engines: the scripts of cards and decks, all that a page with a deck loads, the
 * tables of all games, and the calculator. The worst deck has cards of each set, in the language with the longest texts.
 */
export function measureElements() {
  const inFolder = (...files) => brotliBytes(...files.map((file) => `elements/${file}`));
  const script = inFolder("auto.js", "card.js", "deck.js");
  const files = readdirSync(at("pkg", "elements"));
  const facts = readdirSync(at("pkg", "elements", "facts")).filter((file) => file.startsWith("tcg"));
  const words = Math.max(...["en", "de", "fr"].map((language) => inFolder(`words-${language}.js`)));
  return {
    script_brotli_bytes: script,
    page_brotli_bytes:
      script + words + inFolder("styles.js", "link.js", ...facts.map((file) => `facts/${file}`)),
    tables_brotli_bytes: inFolder(
      "replay.js",
      "board.js",
      "game.js",
      "table-styles.js",
      "table-words-fr.js",
      ...files.filter((file) => file.startsWith("table-part-")),
    ),
    calculator_brotli_bytes: inFolder("calculator.js", "calculator-styles.js", "calculator-words-fr.js"),
  };
}

/** Returns the size for React Native: wrapper, glue and the module as plain JavaScript. */
export function measureReactNative(entry) {
  const bytes = Buffer.concat(plainScriptsOf(entry).map((file) => readFileSync(at("pkg", file))));
  return { react_native_gzip_bytes: gzipSync(bytes, { level: 9 }).length };
}
