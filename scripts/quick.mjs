// npm run quick: format, lint, types, unit tests and scenarios of what changed, in at most three minutes after a build.
//   --since REV   what changed since a revision; by default since the last commit, or in it if nothing has changed since
import { existsSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { testEnvironment } from "./lib/cargo.mjs";
import { entries } from "./lib/entries.mjs";
import { hostsWithWasm } from "./lib/hosts.mjs";
import { buildBundles, buildDeclarations } from "./lib/package.mjs";
import { at, capture, cargoTarget, npmProgram, root, run } from "./lib/run.mjs";
import { Steps } from "./lib/steps.mjs";

const { since } = parseArgs({ options: { since: { type: "string" } } }).values;
const lines = (text) => text.split("\n").filter(Boolean);
const changedSince = async (revision) => [
  ...lines(await capture("git", ["diff", "--name-only", "--diff-filter=d", revision])),
  ...lines(await capture("git", ["ls-files", "--others", "--exclude-standard"])),
];

/** Returns the changed files, as paths in the project. */
async function changedFiles() {
  if (since !== undefined) return changedSince(since);
  const files = await changedSince("HEAD");
  return files.length > 0 ? files : changedSince("HEAD~1");
}

/** Returns the crates that contain a changed file, and those among them whose library has unit tests. */
async function changedCrates(files) {
  const { packages } = JSON.parse(
    await capture("cargo", ["metadata", "--no-deps", "--offline", "--format-version", "1"]),
  );
  const folders = packages.map(({ name, manifest_path, targets }) => ({
    name,
    folder: relative(root, join(manifest_path, "..")).split(sep).join("/"),
    isLibrary: targets.some(({ kind, test }) => test && kind.includes("lib")),
  }));
  // The deepest folder: rust/tcg/language is a crate inside that of rust/tcg.
  const owner = (file) =>
    folders
      .filter(({ folder }) => file.startsWith(`${folder}/`))
      .toSorted((one, other) => other.folder.length - one.folder.length)[0];
  const owners = [...new Set(files.map(owner).filter(Boolean))];
  const names = (crates) => crates.map(({ name }) => name);
  return { crates: names(owners), libraries: names(owners.filter(({ isLibrary }) => isLibrary)) };
}

/** Games with scenarios, each with the folders that its rules depend on. */
const games = { tcg: ["rust/tcg/"], unmatched: ["rust/unmatched/"], deckbuilder: ["rust/deckbuilder/"] };
/** Folders that the rules of all games depend on. */
const shared = ["rust/core/", "rust/host/", "rust/language/", "rust/json/"];

/** Returns the scenarios to run: those of the games whose rules changed, and changed files of the other games. */
function chosenScenarios(files) {
  const inAny = (folders) => files.some((file) => folders.some((folder) => file.startsWith(folder)));
  return Object.entries(games).flatMap(([game, folders]) => {
    const folder = `tests/scenarios/${game}`;
    return inAny([...folders, ...shared]) ? [folder] : files.filter((file) => file.startsWith(`${folder}/`));
  });
}

const files = await changedFiles();
const { crates, libraries } = await changedCrates(files);
const packages = (names) => names.flatMap((name) => ["--package", name]);
const scenarios = chosenScenarios(files);
const changes = (...folders) => files.some((file) => folders.some((folder) => file.startsWith(folder)));
const npx = (name, ...args) => run(npmProgram(name), args);
const cargo = (...args) => run("cargo", args, { env: testEnvironment });
const isBuilt = existsSync(at("js", "generated", "wasm", "tcg.js"));
/** Steps that use the modules of the last build. */
const requireBuild = (step) => () => {
  if (!isBuilt) throw new Error("the package is not built: npm run build");
  return step();
};

console.log(
  `${files.length} changed files${crates.length === 0 ? "" : `, in the crates ${crates.join(", ")}`}`,
);

const all = [
  { name: "rustfmt", wanted: crates.length > 0, run: () => cargo("fmt", "--all", "--check") },
  { name: "biome", wanted: true, run: () => npx("biome", "ci") },
  {
    name: "lints of the workspace",
    wanted: changes("rust/", "js/", "docs/", "demo/", "scripts/", "tests/"),
    run: () => cargo("test", "--quiet", "--package", "altmode-lints"),
  },
  {
    name: "clippy",
    wanted: crates.length > 0,
    run: () => cargo("clippy", ...packages(crates), "--all-targets", "--", "--deny", "warnings"),
  },
  {
    name: "unit tests",
    wanted: libraries.length > 0,
    run: () => cargo("test", "--quiet", ...packages(libraries), "--lib"),
  },
  {
    name: "scenarios",
    wanted: scenarios.length > 0,
    async run() {
      await cargo("build", "--quiet", "--package", "altmode-cli");
      await run(join(cargoTarget, "debug", "altmode"), ["scenario", ...scenarios]);
    },
  },
  {
    name: "package tests",
    wanted: changes("js/", "tests/package/", "scripts/lib/"),
    run: requireBuild(async () => {
      await buildBundles(entries, hostsWithWasm);
      await buildDeclarations(entries);
      const config = at("tests", "package", "vitest.config.ts");
      await npx("vitest", "run", "--config", config, "--testNamePattern", "^(?!.*plain JavaScript)");
    }),
  },
  {
    name: "TypeScript",
    wanted: changes("js/", "tests/", "demo/"),
    run: requireBuild(() => npx("tsc", "--project", at("tsconfig.json"))),
  },
];
const steps = new Steps();
await steps.take(all.filter(({ wanted }) => wanted));
steps.report();
