// Installs everything that a fresh clone needs to build and test. A repeated run takes a second.
import { chmodSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureNpmPackages } from "./lib/npm.mjs";
import { at, capture, duration, onPath, run, say } from "./lib/run.mjs";
import { glueProgram } from "./lib/tools.mjs";

/** Throws if a program is missing that nothing here installs. */
export function requireRust() {
  if (onPath("cargo") === undefined)
    throw new Error(
      "Rust is missing: install it from https://rustup.rs (or your system's packages) and try again",
    );
}

/** Sets up Rust's wasm32 target. */
export const ensureTarget = () => run("bash", [at("scripts", "setup-wasm.sh")]);

/** Installs build dependencies: npm packages, Rust's wasm32 target, the program that writes glue. */
export async function setupForBuild() {
  requireRust();
  // In parallel: npm waits for the network, Debian's packages (setup-wasm.sh) too.
  await Promise.all([ensureNpmPackages(), ensureTarget(), glueProgram()]);
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
  await setupForBuild();
  await ensureChromium();
  await installHook();
  say(`set up in ${duration(performance.now() - begun)}`);
}
