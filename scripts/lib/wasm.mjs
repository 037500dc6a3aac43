// Builds the WebAssembly module, its JavaScript glue and the types into js/generated from the Rust crates.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { encodeModule } from "./embedded.mjs";
import { at, cargoTarget, npmProgram, output, root, run, say } from "./run.mjs";
import { withoutSection } from "./sections.mjs";
import { ensureTool } from "./tools.mjs";

export const target = "wasm32-unknown-unknown";
const generated = at("js", "generated");
const folder = join(generated, "wasm");

/** Additional cargo features of an entry point. */
export const extras = { tcg: ["packs"], "tcg-play": ["packs"] };

/** WebAssembly features beyond version 1 that the compiler uses, as flags for wasm-opt. */
export const instructions = ["bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals"].map(
  (name) => `--enable-${name}`,
);

/** Entry points of the package. Each has its own module, built with the cargo feature of its name. */
export const entries = ["tcg", "tcg-play", "deckbuilder", "tournament", "tracker", "unmatched", "companion"];

/** Returns the path by which programs import an entry point from the package: `tcg/play` for `tcg-play`. */
export const importPath = (entry) => entry.replace("-", "/");

/**
 * Inline threshold of LLVM. Limits inlining to small functions and those marked #[inline], which saves a
 * tenth of the download at no loss of speed. A limit for marked functions as well would save as much again
 * but cost a quarter of the speed.
 */
const inlineThreshold = 25;

/**
 * Flags of wasm-opt for speed. `--low-memory-unused` is valid because the first kilobyte of memory is the
 * unused end of the stack. It lets wasm-opt fold small constants into load and store offsets.
 */
const speed = ["-O3", "--low-memory-unused"];

/**
 * Leaves the memory's initial content in one piece. wasm-opt splits it where there are some zeros, which saves bytes,
 * but compressed, the addresses of 900 pieces are 1 % of a module.
 */
const data = ["--skip-pass=memory-packing"];

/**
 * Orders functions by their names, so that functions of the same module or of the same generic code are neighbours.
 * Compressed modules are 1 % smaller than in wasm-opt's order by number of calls. The names are dropped.
 */
const order = ["--reorder-functions-by-name"];

/**
 * Disables inlining in wasm-opt, because LLVM has inlined already and more makes the module larger and
 * slower.
 */
export const withoutInlining = [
  "--always-inline-max-function-size=2",
  "--flexible-inline-max-function-size=0",
  "--one-caller-inline-max-function-size=0",
];

/**
 * Returns the compiler flags. Paths of the build machine are removed, because panic messages name source
 * files. Reference types and multivalue are disabled, so that the same module can be translated to JavaScript
 * (without-wasm.mjs) and shared code is compiled once.
 */
export function compilerFlags() {
  const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const earlier = (process.env.RUSTFLAGS ?? "").split(/\s+/).filter(Boolean);
  return [
    ...earlier,
    "-Ctarget-feature=-reference-types,-multivalue",
    `-Cllvm-args=-inline-threshold=${inlineThreshold}`,
    `--remap-path-prefix=${join(cargoHome, "registry", "src")}=registry`,
    `--remap-path-prefix=${root}=altmode`,
  ].join("\x1f");
}

/**
 * Tail of the queue for cargo. All entry points share one target folder, so they are compiled one after the
 * other.
 */
let turn = Promise.resolve();

/** Runs a task after all earlier tasks that use cargo. */
function inTurn(task) {
  const result = turn.then(task);
  turn = result.catch(() => {});
  return result;
}

/**
 * Optimises the rules for size, because translation to JavaScript makes the module eight times as large. The
 * core keeps its optimisation: it is small and serialises the answers, which dominates the time of a move in
 * interpreted JavaScript.
 */
const small = ["tcg", "deckbuilder", "unmatched"].flatMap((game) => [
  "--config",
  `profile.wasm.package.altmode-${game}.opt-level="z"`,
]);

/** Entry points whose module for browsers is optimised for size as well. */
const alwaysSmall = ["tcg-play"];

/**
 * Compiles the crate for an entry point and returns the path of the module.
 *
 * @param entry the entry point
 * @param aim `"speed"` or `"size"`
 */
export async function compile(entry, aim = "speed") {
  const features = ["--no-default-features", "--features", [entry, ...(extras[entry] ?? [])].join(",")];
  const crate = ["--package", "altmode-wasm", "--lib", "--target", target, "--target-dir", cargoTarget];
  const settings = aim === "size" || alwaysSmall.includes(entry) ? small : [];
  const build = ["cargo", "build", "--profile", "wasm", ...settings, ...crate, ...features];
  const made = join(cargoTarget, target, "wasm", "altmode_wasm.wasm");
  const kept = join(cargoTarget, target, "wasm", `${entry}-for-${aim}.wasm`);
  await inTurn(async () => {
    say(`compiling ${entry} to WebAssembly for ${aim} (a minute or two the first time)`);
    await run("bash", [at("scripts", "setup-wasm.sh"), "--", ...build], {
      env: { CARGO_ENCODED_RUSTFLAGS: compilerFlags(), RUSTFLAGS: "" },
    });
    // A list of the compiler's features would make wasm-bindgen's glue use those that are turned off above.
    writeFileSync(kept, withoutSection(readFileSync(made), "target_features"));
  });
  return kept;
}

/**
 * What the package does not need of the glue: comments, which its declarations repeat, and what each method does before a
 * call. It refuses objects of an old instance, which handles do (js/handle.ts), and restarts an instance on the module's
 * demand, which never demands it.
 */
const UNNEEDED = [
  /\/\*\*[\s\S]*?\*\/\s*/g,
  /if \(this\.__wbg_inst !== undefined && [^{]*\{\s*throw [^}]*\}\s*/g,
  /(?<!function )__wbg_call_guard\(\);?\s*/g,
];

/**
 * Builds `js/generated/wasm/<entry>.js` and `<entry>_bg.wasm`, unless they are up to date with the compiled
 * module.
 */
export async function buildWasm(entry) {
  const compiled = await compile(entry);
  const bindgen = await inTurn(() => ensureTool("wasm-bindgen"));
  const stamp = join(folder, `${entry}.stamp`);
  const made = createHash("sha256")
    .update(readFileSync(compiled))
    .update(readFileSync(new URL(import.meta.url)))
    .update(output(bindgen, ["--version"]))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;

  mkdirSync(folder, { recursive: true });
  const names = ["--target", "web", "--omit-default-module-path", "--out-name", entry, "--out-dir", folder];
  // Lets the glue create a new instance after a trap (js/instance.ts).
  const restart = "--experimental-reset-state-function";
  await run(bindgen, [...names, "--remove-producers-section", restart, compiled]);
  // The reset function requires a module without a start function, which holds because reference types are
  // disabled.
  const glue = join(folder, `${entry}.js`);
  const text = readFileSync(glue, "utf8");
  const known = text.includes("__wbg_reset_state") && !text.includes("__wbg_reinit_scheduled = true");
  if (!known || UNNEEDED.some((code) => text.search(code) < 0))
    throw new Error("wasm-bindgen writes in a way that is new to us");
  const needed = UNNEEDED.reduce((left, code) => left.replace(code, ""), text);
  writeFileSync(glue, needed.replace(/wasm\.__wbindgen_start\(\);/g, "wasm.__wbindgen_start?.();"));
  say(`optimising ${entry}.wasm (some seconds)`);
  const module = join(folder, `${entry}_bg.wasm`);
  await run(npmProgram("wasm-opt"), [
    ...instructions,
    ...speed,
    ...withoutInlining,
    ...data,
    ...order,
    module,
    "-o",
    module,
  ]);
  writeFileSync(stamp, made); // written last, so that an interrupted build does not count as complete
}

/** Entry points that use the types of another one. */
const withoutTypes = ["tcg-play"];

/** Entry points whose packed objects have generated constructors. */
const withMakers = ["tcg", "unmatched"];

/**
 * Writes `js/generated/<entry>.ts`, the TypeScript types of all JSON, and `<entry>-makers.ts`, the constructors of
 * packed actions and events. Both are generated from the Rust types.
 */
export async function buildTypes(entry) {
  if (withoutTypes.includes(entry)) return;
  await writeFromTypes(`${entry}.ts`, [entry]);
  if (withMakers.includes(entry)) await writeFromTypes(`${entry}-makers.ts`, [entry, "makers"]);
}

async function writeFromTypes(name, args) {
  const tool = ["--package", "altmode-wasm", "--features", "typescript", "--bin", "altmode-typescript"];
  const text = await inTurn(() => {
    say(`writing ${name} from the Rust types`);
    return output("cargo", ["run", "--quiet", ...tool, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  });
  if (text === undefined) throw new Error(`${name} could not be written`);
  mkdirSync(generated, { recursive: true });
  writeFileSync(
    join(generated, name),
    `// Made from the Rust types by the build; edits are lost.\n\n${text}`,
  );
}

/** Writes `js/generated/<entry>-bytes.ts`, the module as text, for loading without a file. */
export function buildBytes(entry) {
  const text = encodeModule(readFileSync(join(folder, `${entry}_bg.wasm`)));
  const note = "// Made by the build; edits are lost.\n";
  writeFileSync(join(generated, `${entry}-bytes.ts`), `${note}export const text: string =\n  "${text}";\n`);
}
