// Translates the module to plain JavaScript in js/generated/without-wasm, for engines without WebAssembly
// such as React Native's Hermes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, npmProgram, run, say } from "./run.mjs";
import { glueProgram } from "./tools.mjs";
import { instructions, withoutInlining } from "./wasm.mjs";

const folder = at("js", "generated", "without-wasm");

/** wasm-opt passes that lower instructions unknown to wasm2js. */
const lowered = ["--llvm-nontrapping-fptoint-lowering", "--signext-lowering"];

/**
 * Keeps the bulk memory instructions, which become calls of the engine's copy and fill functions. Lowered to
 * loops over bytes, copying a game's state took longer than the rules of a move.
 */
const ownCopies = ["--enable-bulk-memory", "--enable-bulk-memory-opt"];

/**
 * Builds `<entry>.js` (glue) and `<entry>_bg.wasm.js` (the module), unless they are up to date with the
 * compiled module.
 *
 * @param compiled the path of the compiled module
 */
export async function buildWithoutWasm(entry, compiled) {
  const glueWriter = await glueProgram();
  const stamp = join(folder, `${entry}.stamp`);
  const made = createHash("sha256")
    .update(readFileSync(compiled))
    .update(readFileSync(new URL(import.meta.url)))
    .update(readFileSync(glueWriter))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;

  const work = join(folder, `${entry}-work`);
  mkdirSync(work, { recursive: true });
  await run(glueWriter, ["bundler", entry, work, compiled]);
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
  writeFileSync(stamp, made); // written last, so that an interrupted build does not count as complete
}

const textCoding = 'import { TextDecoder, TextEncoder } from "../../hosts/text.js";\n';

/**
 * The glue's functions with a cached view of the memory, and their checks that the view is still valid. When
 * WebAssembly memory grows, its old buffer is detached. The memory of wasm2js keeps the old buffer with
 * outdated content, so these checks are replaced.
 */
const views = [
  /(cached\w+ArrayMemory0 === null \|\| )cached\w+ArrayMemory0\.byteLength === 0/g,
  /(cachedDataViewMemory0 === null \|\| )cachedDataViewMemory0\.buffer\.detached === true \|\| \(.*?\)(?=\) \{)/g,
];

/**
 * Adapts the glue to plain JavaScript. It uses the platform's text coders, else those of js/hosts/text.ts.
 */
function glue(text) {
  for (const view of views) {
    if (text.search(view) < 0) throw new Error(`wasm-bindgen writes in a way that is new to us: no ${view}`);
    text = text.replace(view, (_, start) => `${start}${start.split(" ")[0]}.buffer !== wasm.memory.buffer`);
  }
  return textCoding + text + restarting;
}

/**
 * Counterpart of `--experimental-reset-state-function` for plain JavaScript: replaces an instance that
 * trapped.
 */
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
 * Wraps the output of wasm2js in a function of the glue. The original script runs on import and imports its
 * glue; as a function it runs on `load()`, and the glue needs no separate file.
 */
function asFunction(text, entry) {
  // wasm2js writes names with letters, digits and underscores only.
  const glue = `$_${entry.replace("-", "_")}_bg_js`;
  const begin = `import * as ${glue} from './${entry}_bg.js';`;
  const end = "\nvar retasmFunc = asmFunc({";
  const [head, tail] = [text.indexOf(begin), text.lastIndexOf(end)];
  const imports = /^[^}]*\}\);/.exec(text.slice(tail + end.length))?.[0];
  if (head < 0 || tail < 0 || imports === undefined)
    throw new Error("wasm2js writes in a way that is new to us");
  const body = text.slice(head + begin.length, tail);
  return `${body}\nexport function instantiate(${glue}) {\n  return asmFunc({${imports}\n}\n`;
}

const moduleTypes =
  "/** The module\u2019s functions, joined to the glue, with a memory of their own. */\nexport function instantiate(glue: object): object;\n";

const glueTypes = (entry) => `export * from "../wasm/${entry}.js";
export function __wbg_set_wasm(module: unknown): void;
export function __wbg_on_reset(make: () => void): void;
`;
