// npm test: sets up, then runs every check. A step is skipped only if a step that it needs has failed; the
// last line counts the results. `npm test -- STEP …` runs the named steps and the steps they need.
import { parseArgs } from "node:util";
import { buildAll } from "./build.mjs";
import { checkFeatures, checkRustVersion } from "./check-rust.mjs";
import { checkSize } from "./check-size.mjs";
import { buildDocs } from "./docs.mjs";
import { at, cargoTarget, duration, npmProgram, run } from "./lib/run.mjs";
import { findTool } from "./lib/tools.mjs";
import { compilerFlags } from "./lib/wasm.mjs";
import { setupForBuild, setupForTests } from "./setup.mjs";

const npx = (name, ...args) => run(npmProgram(name), args);
const cargo = (...args) => run("cargo", args);

const setUp = [
  { name: "set-up", expect: "seconds, or some minutes the first time", run: setupForBuild },
  {
    name: "package",
    expect: "some minutes the first time",
    needs: ["set-up"],
    run: buildAll,
  },
  { name: "set-up of the browser", expect: "seconds, or a minute the first time", run: setupForTests },
];

const ofTheSource = [
  { name: "rustfmt", expect: "seconds", run: () => cargo("fmt", "--all", "--check") },
  {
    name: "clippy",
    expect: "a minute or two the first time",
    run: () => cargo("clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"),
  },
  { name: "minimum Rust version", expect: "seconds", run: checkRustVersion },
  { name: "Rust features", expect: "a minute or two the first time", run: checkFeatures },
  {
    name: "Rust documentation",
    expect: "a minute the first time",
    run: () =>
      run("cargo", ["doc", "--workspace", "--no-deps", "--document-private-items"], {
        env: { RUSTDOCFLAGS: "--deny warnings --allow rustdoc::private_intra_doc_links" },
      }),
  },
  { name: "Rust tests", expect: "some minutes the first time", run: () => cargo("test", "--workspace") },
];

/** The command line that the Rust tests ran. Linking a release of it takes some minutes and shows nothing more. */
const commandLine = `${cargoTarget}/debug/altmode`;

const ofTheRules = [
  {
    name: "scenarios",
    expect: "seconds",
    needs: ["Rust tests"],
    run: () => run(commandLine, ["scenario", at("tests", "scenarios")]),
  },
  {
    name: "soak",
    expect: "half a minute",
    needs: ["Rust tests"],
    run: () => run(commandLine, ["soak", "--games", "20000"]),
  },
];

const ofThePackage = [
  {
    name: "package tests",
    expect: "a minute",
    needs: ["package"],
    run: () => npx("vitest", "run", "--config", at("tests", "package", "vitest.config.ts")),
  },
];

const besideThem = [
  { name: "biome", expect: "a second", needs: ["set-up"], run: () => npx("biome", "ci") },
  {
    name: "demo page",
    expect: "seconds",
    needs: ["package"],
    run: () => npx("vite", "build", at("demo")),
  },
  { name: "documentation", expect: "seconds", needs: ["demo page"], run: buildDocs },
  { name: "size limits", expect: "seconds", needs: ["package"], run: checkSize },
  {
    name: "TypeScript",
    expect: "half a minute",
    needs: ["package"],
    run: () => npx("tsc", "--project", at("tsconfig.json")),
  },
  {
    name: "environments",
    expect: "half a minute",
    needs: ["package"],
    run: () => run(process.execPath, [at("scripts", "environments.mjs"), "--quick"]),
  },
];

const atTheEnd = [
  {
    name: "browser tests",
    expect: "some minutes",
    needs: ["demo page", "set-up of the browser"],
    run: () => npx("playwright", "test", "--config", at("tests", "browser", "playwright.config.ts")),
  },
  {
    name: "wasm-pack",
    expect: "seconds",
    needs: ["package", "set-up of the browser"],
    run: wasmPack,
  },
];

/** Checks that wasm-pack can build the crate, although releases do not use it. */
async function wasmPack() {
  const args = ["build", at("rust", "wasm"), "--mode", "no-install", "--target", "web", "--no-pack"];
  // Uses the profile and flags of the package, so that compiled crates are reused.
  args.push("--profile", "wasm", "--no-opt");
  // Without the compiler's list of features, which scripts/lib/wasm.mjs takes out itself: wasm-bindgen would follow it.
  args.push("--", "--config", "profile.wasm.package.altmode-wasm.strip=true");
  const program = findTool("wasm-pack");
  const folder = findTool("wasm-bindgen").replace(/[\\/][^\\/]*$/, "");
  await run("bash", [at("scripts", "setup-wasm.sh"), "--", program, ...args], {
    env: { PATH: `${folder}:${process.env.PATH}`, CARGO_ENCODED_RUSTFLAGS: compilerFlags(), RUSTFLAGS: "" },
  });
}

/** Returns the steps chosen by name with the steps they need, or all steps. */
function chosenSteps() {
  const all = [setUp, ofTheSource, ofTheRules, ofThePackage, besideThem, atTheEnd].flat();
  const { positionals } = parseArgs({ allowPositionals: true });
  const chosen = new Set(positionals.length === 0 ? all.map(({ name }) => name) : positionals);
  const unknown = positionals.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step "${unknown[0]}". The steps are: ${all.map(({ name }) => `"${name}"`).join(", ")}.`,
    );
    process.exit(2);
  }
  // Needed steps come before the steps that need them.
  for (const { name, needs } of all.toReversed())
    if (chosen.has(name)) for (const need of needs ?? []) chosen.add(need);
  return chosen;
}

const chosen = chosenSteps();
const begun = performance.now();
const results = [];
const failed = (name) => results.some((result) => result.name === name && result.fault !== undefined);

async function takeStep(step) {
  console.log(`\n=== ${step.name} (${step.expect})`);
  const start = performance.now();
  let fault;
  const missing = step.needs?.find(failed);
  if (missing !== undefined) fault = `not run, because "${missing}" failed`;
  else {
    try {
      await step.run();
    } catch (error) {
      fault = error.message;
    }
  }
  const took = duration(performance.now() - start);
  if (fault !== undefined) console.log(`FAILED ${step.name}: ${fault}`);
  results.push({ name: step.name, took, fault });
}

async function takeAll(steps) {
  for (const step of steps) if (chosen.has(step.name)) await takeStep(step);
}

// In parallel, because the longest part of the package build uses one processor and compiling the tests uses
// the others.
await Promise.all([takeAll(setUp), takeAll(ofTheSource)]);
await takeAll(ofTheRules);
// In parallel, because most of these steps use one processor each.
await Promise.all([takeAll(ofThePackage), takeAll(besideThem)]);
await takeAll(atTheEnd);

console.log(`\n=== ${duration(performance.now() - begun)} in all`);
for (const { name, took, fault } of results) {
  console.log(
    `${fault === undefined ? "passed" : "FAILED"}  ${name.padEnd(24)} ${took}${fault === undefined ? "" : `  ${fault}`}`,
  );
}
const faults = results.filter(({ fault }) => fault !== undefined).length;
if (faults > 0) process.exitCode = 1;
console.log(`${results.length - faults} passed, ${faults} failed`);
