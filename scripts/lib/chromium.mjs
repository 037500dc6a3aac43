// Finds a Chromium for the browser tests: the installed one, else Debian's package, else Playwright's
// download.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { npmProgram, onPath, output, run, say } from "./run.mjs";

/** Headless build of Chromium. The browser tests take a third less time in it. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Returns the path of a Chromium on this machine, or `undefined`. The variable ALTMODE_CHROMIUM overrides the
 * search.
 */
export function findChromium() {
  const named = process.env.ALTMODE_CHROMIUM;
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`ALTMODE_CHROMIUM names ${named}, which does not exist`);
    return named;
  }
  return names.map(onPath).find(Boolean) ?? applications.find(existsSync) ?? playwrightsOwn();
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined; // the npm packages are not installed
  }
}

/** Installs a Chromium if needed, preferring the headless build, and returns its path. */
export async function ensureChromium() {
  for (const install of installers()) {
    try {
      await install();
    } catch (error) {
      say(error.message);
    }
    if (findChromium() !== undefined) break;
  }
  const found = findChromium();
  if (found !== undefined) return found;
  throw new Error("no Chromium could be installed: install one, or name one in ALTMODE_CHROMIUM");
}

/**
 * Returns the installers in order of preference. Skips those that would ask for a password if a Chromium is
 * installed.
 */
function installers() {
  const found = findChromium();
  if (found === undefined) return [() => fromDebian(shell), () => fromDebian("chromium"), fromPlaywright];
  return found === process.env.ALTMODE_CHROMIUM || found === onPath(shell) || !isRoot()
    ? []
    : [() => fromDebian(shell)];
}

const isRoot = () => process.getuid?.() === 0;

async function fromDebian(name) {
  if (onPath("apt-get") === undefined) return;
  const asRoot = isRoot() ? [] : ["sudo", "-n"];
  if (asRoot.length > 0 && output("sudo", ["-n", "true"]) === undefined) return;
  say(`installing Debian's package ${name} (about half a minute, once on this machine)`);
  const apt = (...args) => {
    const [program, ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return run(program, rest, { quiet: true });
  };
  await apt("update");
  await apt("install", "-y", "--no-install-recommends", name);
}

async function fromPlaywright() {
  say("downloading Playwright's Chromium (up to some minutes, once on this machine)");
  await run(npmProgram("playwright"), ["install", "chromium"]);
}
