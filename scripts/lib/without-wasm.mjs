// From the Rust crates to js/generated/without-wasm: the module as plain JavaScript, for engines without WebAssembly
// such as React Native's Hermes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, npmProgram, output, run, say } from "./run.mjs";
import { ensureTool } from "./tools.mjs";
import { compile, instructions, withoutInlining } from "./wasm.mjs";

const folder = at("js", "generated", "without-wasm");

/** What wasm2js does not know but wasm-opt can write out in other instructions. */
const lowered = ["--llvm-nontrapping-fptoint-lowering", "--signext-lowering"];

/**
 * Memory is copied and filled by the engine's own functions. Written out as loops over bytes, which is the other way,
 * the copy of a game's state alone took longer than the rules of a move.
 */
const ownCopies = ["--enable-bulk-memory", "--enable-bulk-memory-opt"];

/**
 * Builds `<entry>.js` (glue) and `<entry>_bg.wasm.js` (the module), unless they are of the same compiled module.
 */
export async function buildWithoutWasm(entry) {
  const compiled = await compile(entry, "size");
  const bindgen = await ensureTool("wasm-bindgen"); // there since the usual build
  const stamp = join(folder, `${entry}.stamp`);
  const made = createHash("sha256")
    .update(readFileSync(compiled))
    .update(readFileSync(new URL(import.meta.url)))
    .update(output(bindgen, ["--version"]))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;

  const work = join(folder, `${entry}-work`);
  mkdirSync(work, { recursive: true });
  await run(bindgen, [
    "--target",
    "bundler",
    "--no-typescript",
    "--out-name",
    entry,
    "--out-dir",
    work,
    compiled,
  ]);
  say(`translating ${entry}.wasm to JavaScript (up to a minute)`);
  const [module, low] = [join(work, `${entry}_bg.wasm`), join(work, "low.wasm")];
  await run(npmProgram("wasm-opt"), [
    ...instructions,
    module,
    ...lowered,
    "-O2",
    ...withoutInlining,
    "-o",
    low,
  ]);
  const script = join(folder, `${entry}_bg.wasm.js`);
  await run(npmProgram("wasm2js"), [low, ...ownCopies, "-Oz", "-o", script]);
  writeFileSync(script, asFunction(readFileSync(script, "utf8"), entry));
  writeFileSync(join(folder, `${entry}_bg.wasm.d.ts`), moduleTypes);
  writeFileSync(join(folder, `${entry}.js`), glue(readFileSync(join(work, `${entry}_bg.js`), "utf8")));
  writeFileSync(join(folder, `${entry}.d.ts`), glueTypes(entry));
  rmSync(work, { recursive: true });
  writeFileSync(stamp, made); // last, so that a build stopped half way is not taken for a whole one
}

const textCoding = 'import { TextDecoder, TextEncoder } from "../../hosts/text.js";\n';

/**
 * The glue's functions that keep a view of the memory, with how they ask whether it is still the memory. A WebAssembly
 * memory that grows takes its old buffer away; the one of wasm2js leaves it, with what was true once.
 */
const views = [
  /(cached\w+ArrayMemory0 === null \|\| )cached\w+ArrayMemory0\.byteLength === 0/g,
  /(cachedDataViewMemory0 === null \|\| )cachedDataViewMemory0\.buffer\.detached === true \|\| \(.*?\)(?=\) \{)/g,
];

/** The glue for plain JavaScript: it reads and writes text by what the platform has, or else by plain arithmetic. */
function glue(text) {
  for (const view of views) {
    if (text.search(view) < 0) throw new Error(`wasm-bindgen writes in a way that is new to us: no ${view}`);
    text = text.replace(view, (_, start) => `${start}${start.split(" ")[0]}.buffer !== wasm.memory.buffer`);
  }
  return textCoding + text + restarting;
}

/** What `--experimental-reset-state-function` writes for WebAssembly: a new instance in the place of one that trapped. */
const restarting = `
let restart = () => {};
export function __wbg_on_reset(make) {
  restart = make;
}
export function __wbg_reset_state() {
  restart();
}
`;

/**
 * wasm2js writes a script that begins to work when it is imported, with a glue that it imports itself. Made a function
 * of the glue, it can wait for `load()`, and the glue need not be a file of its own.
 */
function asFunction(text, entry) {
  const begin = `import * as $_${entry}_bg_js from './${entry}_bg.js';`;
  const end = "\nvar retasmFunc = asmFunc({";
  const [head, tail] = [text.indexOf(begin), text.lastIndexOf(end)];
  const imports = /^[^}]*\}\);/.exec(text.slice(tail + end.length))?.[0];
  if (head < 0 || tail < 0 || imports === undefined)
    throw new Error("wasm2js writes in a way that is new to us");
  const body = text.slice(head + begin.length, tail);
  return `${body}\nexport function instantiate($_${entry}_bg_js) {\n  return asmFunc({${imports}\n}\n`;
}

const moduleTypes =
  "/** The module\u2019s functions, joined to the glue, with a memory of their own. */\nexport function instantiate(glue: object): object;\n";

const glueTypes = (entry) => `export * from "../wasm/${entry}.js";
export function __wbg_set_wasm(module: unknown): void;
export function __wbg_on_reset(make: () => void): void;
`;
