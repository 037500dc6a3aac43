// Builds the WebAssembly modules, their JavaScript glue and the modules as text into js/generated.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { cargoMessages } from "./cargo.mjs";
import { encodeModule } from "./embedded.mjs";
import { crateOf, games } from "./entries.mjs";
import { at, cargoTarget, npmProgram, root, run, say } from "./run.mjs";
import { writeScript } from "./scripts.mjs";
import { withoutSection } from "./sections.mjs";
import { glueProgram } from "./tools.mjs";

export const target = "wasm32-unknown-unknown";
const generated = at("js", "generated");
const folder = join(generated, "wasm");

/** WebAssembly features beyond version 1 that the compiler uses, as flags for wasm-opt. */
export const instructions = ["bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals"].map(
  (name) => `--enable-${name}`,
);

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
 * Settings that optimise the rules for size. The core keeps its optimisation: it is small and serialises the answers, which
 * dominates the time of a move in interpreted JavaScript.
 */
const small = Object.keys(games).flatMap((game) => [
  "--config",
  `profile.wasm.package.altmode-${game}.opt-level="z"`,
]);

/**
 * Builds of the modules: the cargo profile with its settings, and whether wasm-opt runs on the module.
 * - `start`: compiled in a quarter of the time, for `npm start`. The modules are twice as large and slower.
 * - `speed`: for the package.
 * - `size`: for translation to JavaScript, which makes a module eight times as large.
 */
const builds = {
  start: { profile: "start", settings: [], optimised: false },
  speed: { profile: "wasm", settings: [], optimised: true },
  size: { profile: "wasm", settings: small, optimised: true },
};

/**
 * Compiles the modules of the entry points in one cargo call, because cargo then links two at once.
 *
 * @param entries entry points with different crates
 * @param aim a name of `builds`
 * @param made called with each entry point and the path of its module, as soon as the module is there
 * @param told called with the fraction of the crates that are compiled
 */
async function compileTogether(entries, aim, made, told) {
  const { profile, settings } = builds[aim];
  const crates = entries.flatMap((entry) => ["--package", crateOf(entry)]);
  const features = entries.includes("tcg-play") ? ["--no-default-features"] : [];
  const args = ["build", "--profile", profile, ...settings, "--lib", ...crates, ...features];
  say(`compiling ${entries.join(", ")} to WebAssembly for ${aim}`);
  await cargoMessages(["bash", at("scripts", "setup-wasm.sh"), "--", "cargo"], {
    args: [...args, "--target", target, "--target-dir", cargoTarget],
    env: { CARGO_ENCODED_RUSTFLAGS: compilerFlags(), RUSTFLAGS: "" },
    told,
    made({ target: { name }, filenames }) {
      const file = filenames.find((path) => path.endsWith(".wasm"));
      const entry = entries.find(
        (entry) => crateOf(entry).replaceAll("-", "_") === name.replaceAll("-", "_"),
      );
      if (file === undefined || entry === undefined) return;
      const kept = join(cargoTarget, target, profile, `${entry}-for-${aim}.wasm`);
      // A list of the compiler's features would make the glue use those that are turned off above.
      writeFileSync(kept, withoutSection(readFileSync(file), "target_features"));
      made(entry, kept);
    },
  });
}

/**
 * Compiles the modules of the entry points and calls `made` for each. `altmode/tcg/play` is compiled by itself, for size:
 * it has the crate of `altmode/tcg`.
 */
export async function compile(entries, aim, made, told) {
  const together = entries.filter((entry) => entry !== "tcg-play");
  await compileTogether(together, aim, made, told);
  if (together.length < entries.length) await compileTogether(["tcg-play"], "size", made);
}

/**
 * The parts of the glue that the package does not need: comments, which its declarations repeat, and the checks of each
 * method before a call. They refuse objects of an old instance, which handles do (js/handle.ts), and restart an instance on
 * the module's demand, which never demands it.
 */
const UNNEEDED = [
  /\/\*\*[\s\S]*?\*\/\s*/g,
  /if \(this\.__wbg_inst !== undefined && [^{]*\{\s*throw [^}]*\}\s*/g,
  /(?<!function )__wbg_call_guard\(\);?\s*/g,
];

/**
 * Builds `js/generated/wasm/<entry>.js` and `<entry>_bg.wasm`, unless they are up to date with the compiled module.
 *
 * @param compiled the path of the compiled module
 */
export async function buildWasm(entry, compiled, aim) {
  const glueWriter = await glueProgram();
  const stamp = join(folder, `${entry}.stamp`);
  const made = createHash("sha256")
    .update(readFileSync(compiled))
    .update(readFileSync(new URL(import.meta.url)))
    .update(readFileSync(glueWriter))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;

  mkdirSync(folder, { recursive: true });
  await run(glueWriter, ["web", entry, folder, compiled]);
  // The reset function requires a module without a start function, which holds because reference types are
  // disabled.
  const glue = join(folder, `${entry}.js`);
  const text = readFileSync(glue, "utf8");
  const known = text.includes("__wbg_reset_state") && !text.includes("__wbg_reinit_scheduled = true");
  if (!known || UNNEEDED.some((code) => text.search(code) < 0))
    throw new Error("wasm-bindgen writes in a way that is new to us");
  const needed = UNNEEDED.reduce((left, code) => left.replace(code, ""), text);
  writeFileSync(glue, needed.replace(/wasm\.__wbindgen_start\(\);/g, "wasm.__wbindgen_start?.();"));
  const module = join(folder, `${entry}_bg.wasm`);
  if (builds[aim].optimised) {
    say(`optimising ${entry}.wasm`);
    const passes = [...speed, ...withoutInlining, ...data, ...order];
    await run(npmProgram("wasm-opt"), [...instructions, ...passes, module, "-o", module]);
  }
  writeFileSync(stamp, made); // written last, so that an interrupted build does not count as complete
}

/** Writes the module as text, for loading without a file. */
export function buildBytes(entry) {
  const text = encodeModule(readFileSync(join(folder, `${entry}_bg.wasm`)));
  writeScript(`${entry}-bytes`, `"${text}"`);
}
