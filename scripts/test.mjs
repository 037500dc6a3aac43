// npm test: sets up, then runs what a contributor needs: Rust tests, scenarios, package, page, browser tests.
// A step is skipped only if a step that it needs has failed; the last line counts the results.
//   npm run test:all     every check: those of npm test, and those that take long or seldom fail
//   npm run test:rest    those that npm test leaves out, after it
//   npm test -- STEP…    the named steps and the steps that they need
// With `--begin-within SECONDS` no step begins later than that. The report names those that were left out.
import { parseArgs } from "node:util";
import { audit } from "./audit.mjs";
import { buildModules, buildPlain } from "./build.mjs";
import { checkFeatures, checkRustVersion } from "./check-rust.mjs";
import { checkSize } from "./check-size.mjs";
import { buildDocs } from "./docs.mjs";
import { testEnvironment, testedCommandLine } from "./lib/cargo.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { at, npmProgram, run } from "./lib/run.mjs";
import { Steps } from "./lib/steps.mjs";
import { ensureTool } from "./lib/tools.mjs";
import { compilerFlags } from "./lib/wasm.mjs";
import { setupForBuild } from "./setup.mjs";
import { testSimulateOnRay } from "./simulate-on-ray.mjs";
import { testGame } from "./test-game.mjs";

// Equal random inputs in every run, so that no commit is refused for an older fault. `npm run fuzz` and `cargo test` find new ones.
process.env.PROPTEST_RNG_SEED ??= "20261129";

const npx = (name, ...args) => run(npmProgram(name), args);
const cargo = (...args) => run("cargo", args, { env: testEnvironment });
const node = (...args) => run(process.execPath, args);
/** Tests of plain JavaScript name it in their titles. */
const PLAIN = "plain JavaScript";
const vitest = (...args) =>
  npx("vitest", "run", "--config", at("tests", "package", "vitest.config.ts"), ...args);
const playwright = (...args) =>
  npx("playwright", "test", "--config", at("tests", "browser", "playwright.config.ts"), ...args);

const altmode = async (...args) => run(await testedCommandLine(), args);
/** Tests that change the cards, one instruction after the other, and require that a scenario fails. */
const MUTATION = "can_fail";
/** Mark of browser tests that take long: whole games and events, speed, all texts in French. */
const LONG = "@long";

/** Steps by the resources that they use. Steps of one list follow each other, lists of one group run side by side. */
const groups = [
  // The longest part of the package build uses one processor, and compiling the tests uses the other.
  [
    [
      { name: "set-up", expect: "seconds, or a minute the first time", run: setupForBuild },
      { name: "package", expect: "two minutes the first time", needs: ["set-up"], run: buildModules },
      { name: "set-up of the browser", expect: "seconds the first time", run: ensureChromium },
      { name: "biome", expect: "a second", needs: ["set-up"], run: () => npx("biome", "ci") },
      {
        name: "demo page",
        expect: "seconds",
        needs: ["package"],
        run: () => npx("vite", "build", at("demo")),
      },
      { name: "documentation", expect: "seconds", needs: ["demo page"], run: () => buildDocs() },
      { name: "size limits", expect: "seconds", needs: ["package"], run: checkSize },
      {
        name: "TypeScript",
        expect: "seconds",
        needs: ["package"],
        run: () => npx("tsc", "--project", at("tsconfig.json")),
      },
      {
        name: "package tests",
        expect: "a minute",
        needs: ["package"],
        run: () => vitest("--testNamePattern", `^(?!.*${PLAIN})`),
      },
      {
        name: "browser tests",
        expect: "some minutes",
        needs: ["demo page", "documentation", "set-up of the browser"],
        run: () => playwright("--grep-invert", LONG),
      },
    ],
    [
      { name: "rustfmt", expect: "seconds", run: () => cargo("fmt", "--all", "--check") },
      { name: "minimum Rust version", expect: "seconds", run: checkRustVersion },
      {
        name: "Rust tests",
        expect: "some minutes the first time",
        run: () => cargo("test", "--workspace", "--no-fail-fast", "--", "--skip", MUTATION),
      },
    ],
  ],
];

/** Steps that npm test leaves out. */
const rest = [
  [
    [
      { name: "plain JavaScript", expect: "some minutes", needs: ["package"], run: buildPlain },
      {
        name: "tests of plain JavaScript",
        expect: "a minute",
        needs: ["plain JavaScript"],
        run: () => vitest("--testNamePattern", PLAIN),
      },
      {
        name: "environments",
        expect: "some minutes",
        needs: ["plain JavaScript"],
        run: () => node(at("scripts", "environments.mjs"), "--quick"),
      },
    ],
    [
      {
        name: "mutation",
        expect: "a minute",
        run: () => cargo("test", "--quiet", "--workspace", "--lib", MUTATION),
      },
      // The Rust tests run the scenarios too. This step runs them as an author does.
      { name: "scenarios", expect: "seconds", run: () => altmode("scenario", at("tests", "scenarios")) },
      { name: "soak", expect: "half a minute", run: () => altmode("soak", "--games", "20000") },
      {
        name: "clippy",
        expect: "a minute the first time",
        run: () =>
          cargo("clippy", "--workspace", "--all-targets", "--all-features", "--", "--deny", "warnings"),
      },
      { name: "Rust features", expect: "a minute or two the first time", run: checkFeatures },
      {
        name: "Rust documentation",
        expect: "a minute the first time",
        run: () =>
          run("cargo", ["doc", "--workspace", "--no-deps", "--document-private-items"], {
            env: { RUSTDOCFLAGS: "--deny warnings --allow rustdoc::private_intra_doc_links" },
          }),
      },
      { name: "simulations on Ray", expect: "two minutes the first time", run: testSimulateOnRay },
    ],
  ],
  [
    [
      {
        name: "long browser tests",
        expect: "some minutes",
        needs: ["demo page", "documentation", "set-up of the browser"],
        run: () => playwright("--grep", LONG),
      },
      { name: "test game", expect: "a minute", needs: ["package"], run: testGame },
      { name: "wasm-pack", expect: "some minutes the first time", needs: ["package"], run: wasmPack },
      { name: "audit", expect: "seconds", run: audit },
    ],
  ],
];

/** Checks that wasm-pack can build a crate of bindings, although releases do not use it. */
async function wasmPack() {
  const [program, bindgen] = [await ensureTool("wasm-pack"), await ensureTool("wasm-bindgen")];
  const args = ["build", at("rust", "wasm", "tcg"), "--mode", "no-install", "--target", "web", "--no-pack"];
  // Uses the profile and flags of the package, so that compiled crates are reused.
  args.push("--profile", "wasm", "--no-opt");
  // Without the compiler's list of features, which scripts/lib/wasm.mjs takes out itself: wasm-bindgen would follow it.
  args.push("--", "--config", "profile.wasm.package.altmode-wasm-tcg.strip=true");
  const folder = bindgen.replace(/[\\/][^\\/]*$/, "");
  await run("bash", [at("scripts", "setup-wasm.sh"), "--", program, ...args], {
    env: { PATH: `${folder}:${process.env.PATH}`, CARGO_ENCODED_RUSTFLAGS: compilerFlags(), RUSTFLAGS: "" },
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    rest: { type: "boolean" },
    "begin-within": { type: "string", default: "Infinity" },
  },
});

/** Returns the groups without the steps that are not chosen: those named and those that they need, or a tier. */
function chosenGroups() {
  const every = [...groups, ...rest];
  const steps = every.flat(2);
  const unknown = positionals.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const names = steps.map(({ name }) => `"${name}"`).join(", ");
    console.error(`There is no step "${unknown}". The steps are: ${names}.`);
    process.exit(2);
  }
  const tier = values.all ? every : values.rest ? rest : groups;
  const chosen = new Set(positionals.length > 0 ? positionals : tier.flat(2).map(({ name }) => name));
  // Needed steps come before the steps that need them.
  for (const { name, needs } of steps.toReversed())
    if (chosen.has(name)) for (const need of needs ?? []) chosen.add(need);
  return every.map((lists) => lists.map((list) => list.filter(({ name }) => chosen.has(name))));
}

const seconds = Number(values["begin-within"]);
if (Number.isNaN(seconds)) throw new Error(`--begin-within needs seconds, not "${values["begin-within"]}"`);
const steps = new Steps(seconds);
for (const lists of chosenGroups()) await Promise.all(lists.map((list) => steps.take(list)));
steps.report();
