// Translates the module to plain JavaScript in js/generated/without-wasm, for engines without WebAssembly
// such as React Native's Hermes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, npmProgram, run, say } from "./run.mjs";
import { writeScript } from "./scripts.mjs";
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
    .update(readFileSync(new URL("late-views.mjs", import.meta.url)))
    .update(readFileSync(new URL("scripts.mjs", import.meta.url)))
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
  const script = join(work, `${entry}.js`);
  await run(npmProgram("wasm2js"), [low, ...ownCopies, "-Oz", "-o", script]);
  await writePlain(entry, readFileSync(script, "utf8"));
  rmSync(work, { recursive: true });
  writeFileSync(stamp, made); // written last, so that an interrupted build does not count as complete
}

/** Writes the script of a module, with the output of wasm2js as a function of the imports. */
export async function writePlain(entry, text) {
  // Imported late, because the first build installs these packages.
  const { transform } = await import("esbuild");
  const { withLateViews } = await import("./late-views.mjs");
  // An assignment, because an expression without effect would be dropped.
  const { code } = await transform(`value=${asFunction(text, entry, withLateViews)}`, {
    minify: true,
    target: "es2022",
  });
  const value = code
    .trim()
    .replace(/^value=/, "")
    .replace(/;$/, "");
  const type = ["PlainModule", 'import type { PlainModule } from "../loading.js";'];
  writeScript(`${entry}-plain`, value, ...type);
}

/**
 * Returns the output of wasm2js as a function of the imports, which returns the exports. The original script runs on import
 * and imports its glue. The views of the glue are dropped when the memory grows, because its old buffer stays readable.
 */
function asFunction(text, entry, withLateViews) {
  // wasm2js writes names with letters, digits and underscores only.
  const begin = `import * as $_${entry.replace("-", "_")}_bg_js from './${entry}_bg.js';`;
  const end = "\nvar retasmFunc = asmFunc({";
  const grown = "bufferView = HEAPU8;\n  }\n  return oldPages;";
  const [head, tail] = [text.indexOf(begin), text.lastIndexOf(end)];
  const known = head >= 0 && tail >= 0 && text.includes(grown) && text.includes("function asmFunc(imports)");
  if (!known) throw new Error("wasm2js writes in a way that is new to us");
  // The glue is that of the WebAssembly module, which is compiled from the same source.
  const shared = readFileSync(at("js", "generated", "wasm", `${entry}.js`), "utf8");
  for (const [, name] of text.matchAll(/ = \$_\w+_bg_js\.(\w+);/g))
    if (!shared.includes(` ${name}: function(`)) throw new Error(`the glue of ${entry} has no ${name}`);
  const body = withLateViews(text.slice(head + begin.length, tail)).replace(
    grown,
    `imports.grown();\n  ${grown}`,
  );
  return `function (imports) {var late = 0;${body}\nreturn asmFunc(imports);\n}`;
}
