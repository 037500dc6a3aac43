// Installs everything that a fresh clone needs to build and test. A repeated run takes a second.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureNpmPackages } from "./lib/npm.mjs";
import { at, capture, duration, onPath, run, say } from "./lib/run.mjs";
import { ensureTool } from "./lib/tools.mjs";

/** Installs build dependencies: npm packages, Rust's wasm32 target, wasm-bindgen. */
export async function setupForBuild() {
  if (onPath("cargo") === undefined) {
    throw new Error(
      "Rust is missing: install it from https://rustup.rs (or your system's packages) and try again",
    );
  }
  await ensureNpmPackages();
  await run("bash", [at("scripts", "setup-wasm.sh")]);
  await ensureTool("wasm-bindgen");
}

/** Installs test dependencies: a browser, and wasm-pack to check that it can build the crate. */
export async function setupForTests() {
  await setupForBuild();
  await ensureChromium();
  await ensureTool("wasm-pack");
}

/** Installs the check of commit messages as a git hook, unless the clone already has a hook of that name. */
async function installHook() {
  if (onPath("git") === undefined || !existsSync(at(".git"))) return;
  const hook = (
    await capture("git", ["rev-parse", "--path-format=absolute", "--git-path", "hooks/commit-msg"])
  ).trim();
  if (existsSync(hook)) return;
  mkdirSync(dirname(hook), { recursive: true });
  copyFileSync(at("scripts", "hooks", "commit-msg"), hook);
  chmodSync(hook, 0o755);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const begun = performance.now();
  await setupForTests();
  await installHook();
  say(`set up in ${duration(performance.now() - begun)}`);
}
