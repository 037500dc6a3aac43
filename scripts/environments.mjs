// npm run environments: packs the package, installs it into fresh folders, and runs one conformance program
// in every environment. Prints the result of each, and skips environments that are not available here.
//   npm run environments -- NAME...   only environments whose names contain one of the words
//   npm run environments -- --quick [NAME...]   only environments that need no packages of their own
//   ALTMODE_BUILT=1                   uses pkg/ without building it
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freshFolder, here, pack } from "../tests/environments/fresh.mjs";
import { closeChromium } from "../tests/environments/page.mjs";
import { buildAll } from "./build.mjs";
import { duration, run, say } from "./lib/run.mjs";
import { setupForBuild } from "./setup.mjs";

/** Installs the environments' packages in the versions of their lock file. */
async function ensurePackages() {
  const hidden = here("node_modules", ".package-lock.json");
  const wanted = JSON.parse(readFileSync(here("package-lock.json"), "utf8")).packages;
  const present = existsSync(hidden) ? JSON.parse(readFileSync(hidden, "utf8")).packages : {};
  const complete = Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || present[path]?.version === version || (optional && !present[path]),
  );
  if (complete) return;
  say("installing the environments (some minutes the first time)");
  // Not `npm ci`, because it rejects a lock file without the optional packages of other platforms.
  const quietly = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quietly], { cwd: here(), quiet: true });
}

async function attempt({ name, missing, run }, tarball) {
  const reason = missing();
  if (reason !== undefined) return { name, state: "skipped", detail: reason };
  const begun = performance.now();
  const folder = await freshFolder(name, tarball);
  let differences;
  try {
    differences = await run(folder);
  } catch (error) {
    differences = [error.stack];
  }
  const took = duration(performance.now() - begun);
  if (differences.length > 0)
    return { name, state: "FAILED", detail: `${differences.join("\n")}\n(in ${folder})` };
  rmSync(folder, { recursive: true, force: true });
  return { name, state: "passed", detail: took };
}

export async function testEnvironments(wanted) {
  const chosen = (list) => list.filter(({ name }) => wanted(name));
  // Imported dynamically because these modules need the packages.
  const [
    { scripts },
    { bundled },
    { workers },
    { nextApps },
    { lowered },
    { jest },
    { frameworks },
    { workerd },
    { server },
    { guides },
    { guideTypes },
    { typings },
    { reactNative },
    { native },
    { elements },
  ] = await Promise.all(
    [
      "scripts",
      "bundled",
      "workers",
      "next",
      "lowered",
      "jest",
      "frameworks",
      "workerd",
      "server",
      "guides",
      "guide-types",
      "typings",
      "hermes",
      "native",
      "elements",
    ].map((name) => import(`../tests/environments/environments/${name}.mjs`)),
  );
  const packed = join(tmpdir(), `altmode-packed-${process.pid}`);
  const tarball = await pack(packed);
  const results = [];
  for (const environment of chosen([
    ...scripts,
    ...bundled,
    ...workers,
    ...nextApps,
    ...lowered,
    ...jest,
    ...frameworks,
    ...workerd,
    ...server,
    ...guides,
    ...guideTypes,
    ...typings,
    ...reactNative,
    ...native,
    ...elements,
  ])) {
    const result = await attempt(environment, tarball);
    results.push(result);
    console.log(`${result.state.padEnd(7)}  ${result.name.padEnd(24)} ${result.detail}`);
  }
  await closeChromium();
  rmSync(packed, { recursive: true, force: true });
  const count = (state) => results.filter((result) => result.state === state).length;
  console.log(`${count("passed")} passed, ${count("FAILED")} failed, ${count("skipped")} skipped`);
  return count("FAILED");
}

/** Environments that need no packages of their own and take less than ten seconds each. */
const QUICK = [
  "Node ESM",
  "Node CJS",
  "Node slim",
  "Vite + Web Worker",
  "esbuild + page",
  "esbuild for Node",
  "no bundler",
  "no bundler, slim",
  "strict CSP",
  "CSP, no WebAssembly",
  "Lockdown Mode",
  "worker: no bundler",
  "worker: no bundler, CSP",
  "worker: other origin",
  "worker: cannot start",
  "worker: Node",
  "worker: Node bundle",
  "worker: Vite server bundle",
  "worker: esbuild",
  "worker: esbuild es2019",
  "worker: Vite 8",
  "worker: Vite 8 dev",
  "worker: one game, Vite",
  "guides: pages",
];

const quick = process.argv.includes("--quick");
if (!quick) {
  if (process.env.ALTMODE_BUILT === undefined) {
    await setupForBuild();
    await buildAll();
  }
  await ensurePackages();
}
const words = process.argv.slice(2).flatMap((word) => (word.startsWith("--") ? [] : [word.toLowerCase()]));
const named = (name) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word));
const wanted = (name) => (!quick || QUICK.includes(name)) && named(name);
if ((await testEnvironments(wanted)) > 0) process.exitCode = 1;
