// From the Rust crates to js/generated: the WebAssembly module, its JavaScript glue, and the types.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { at, cargoTarget, npmProgram, output, root, run, say } from "./run.mjs";
import { ensureTool } from "./tools.mjs";

export const target = "wasm32-unknown-unknown";
const generated = at("js", "generated");
const folder = join(generated, "wasm");

/** What an entry point has beside the feature of its name. */
const extras = { tcg: ["packs"] };

/** The instructions beyond the first edition of WebAssembly that the compiler uses, for wasm-opt. */
export const instructions = ["bulk-memory", "nontrapping-float-to-int", "sign-ext", "mutable-globals"].map(
  (name) => `--enable-${name}`,
);

/** Every entry point of the package has a module of its own, made by the feature of its name. */
export const entries = ["tcg", "tournament", "tracker"];

/**
 * LLVM copies only small functions into others, and those that are marked #[inline]: a tenth less to download and no
 * slower. A limit for those that are marked, too, would save as much again, and a quarter of the speed.
 */
const inlineThreshold = 25;

/**
 * The first kilobyte of memory is the end of the stack, which nothing gets to. So no address and no small number added to
 * it run over the end of memory into what is in use, and the number can go into the instruction that reads.
 */
const speed = ["-O3", "--low-memory-unused"];

/** wasm-opt would copy functions into each other once more, which makes the module larger and slower. */
export const withoutInlining = [
  "--always-inline-max-function-size=2",
  "--flexible-inline-max-function-size=0",
  "--one-caller-inline-max-function-size=0",
];

/**
 * Flags for the compiler. Panic messages name source files; the folders of the machine that builds are nobody's
 * business. Without references and functions with several results the same module can be translated to JavaScript
 * (without-wasm.mjs), and what both have in common is compiled once.
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

/** The last of those who wait for cargo: every entry point is compiled in the same place, one after the other. */
let turn = Promise.resolve();

/** Does something that takes cargo when it is its turn. */
function inTurn(task) {
  const result = turn.then(task);
  turn = result.catch(() => {});
  return result;
}

/**
 * The rules for size instead of speed: what is translated to JavaScript grows eightfold. The core is compiled as ever: it
 * is small, and what writes answers is in it, which takes much of a move where JavaScript is interpreted.
 */
const small = ["--config", 'profile.wasm.package.altmode-tcg.opt-level="z"'];

/**
 * Compiles the crate for an entry point and gives the path of the module.
 *
 * @param entry the entry point
 * @param aim what matters more
 */
export async function compile(entry, aim = "speed") {
  const features = ["--no-default-features", "--features", [entry, ...(extras[entry] ?? [])].join(",")];
  const crate = ["--package", "altmode-wasm", "--lib", "--target", target, "--target-dir", cargoTarget];
  const settings = aim === "size" ? small : [];
  const build = ["cargo", "build", "--profile", "wasm", ...settings, ...crate, ...features];
  const made = join(cargoTarget, target, "wasm", "altmode_wasm.wasm");
  const kept = join(cargoTarget, target, "wasm", `${entry}-for-${aim}.wasm`);
  await inTurn(async () => {
    say(`compiling ${entry} to WebAssembly for ${aim} (a minute or two the first time)`);
    await run("bash", [at("scripts", "setup-wasm.sh"), "--", ...build], {
      env: { CARGO_ENCODED_RUSTFLAGS: compilerFlags(), RUSTFLAGS: "" },
    });
    copyFileSync(made, kept);
  });
  return kept;
}

/** Builds `js/generated/wasm/<entry>.js` and `<entry>_bg.wasm`, unless they are of the same compiled module. */
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
  // The glue can then make a new instance, for when one has trapped (js/instance.ts).
  const restart = "--experimental-reset-state-function";
  await run(bindgen, [...names, "--remove-producers-section", restart, compiled]);
  // Without references the module has no start function, which the restart takes for granted.
  const glue = join(folder, `${entry}.js`);
  const text = readFileSync(glue, "utf8");
  if (!text.includes("__wbg_reset_state")) throw new Error("wasm-bindgen writes in a way that is new to us");
  writeFileSync(glue, text.replace(/wasm\.__wbindgen_start\(\);/g, "wasm.__wbindgen_start?.();"));
  say(`optimising ${entry}.wasm (some seconds)`);
  const module = join(folder, `${entry}_bg.wasm`);
  await run(npmProgram("wasm-opt"), [...instructions, ...speed, ...withoutInlining, module, "-o", module]);
  writeFileSync(stamp, made); // last, so that a build stopped half way is not taken for a whole one
}

/** Writes `js/generated/<entry>.ts`: the types of everything that crosses as JSON, from the Rust types. */
export async function buildTypes(entry) {
  const args = [
    "run",
    "--quiet",
    "--package",
    "altmode-wasm",
    "--features",
    "typescript",
    "--bin",
    "altmode-typescript",
    entry,
  ];
  const declarations = await inTurn(() => {
    say(`writing TypeScript types of ${entry} from the Rust types`);
    return output("cargo", args, { stdio: ["ignore", "pipe", "inherit"] });
  });
  if (declarations === undefined) throw new Error("the TypeScript types could not be written");
  mkdirSync(generated, { recursive: true });
  writeFileSync(
    join(generated, `${entry}.ts`),
    `// Made from the Rust types by the build; edits are lost.\n\n${declarations}`,
  );
}

/** Writes `js/generated/<entry>-bytes.ts`: the module as text, for loading without any file. */
export function buildBytes(entry) {
  const base64 = readFileSync(join(folder, `${entry}_bg.wasm`)).toString("base64");
  const note = "// Made by the build; edits are lost.\n";
  writeFileSync(
    join(generated, `${entry}-bytes.ts`),
    `${note}export const base64: string =\n  "${base64}";\n`,
  );
}
