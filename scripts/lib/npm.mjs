// Installs the npm packages in the versions of package-lock.json.
import { existsSync, readFileSync } from "node:fs";
import { at, run, say } from "./run.mjs";

/**
 * Returns whether node_modules matches the lock file, using the copy of the lock file that npm stores there.
 */
function installed() {
  const hidden = at("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(at("package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  // npm omits optional packages of other platforms.
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || present[path]?.version === version || (optional && !present[path]),
  );
}

export async function ensureNpmPackages() {
  if (installed()) return;
  say("installing npm packages (about a quarter of a minute)");
  await run("npm", ["ci", "--loglevel=error"], { quiet: true });
}
