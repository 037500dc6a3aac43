// The npm packages, exactly as package-lock.json names them.
import { existsSync, readFileSync } from "node:fs";
import { at, run, say } from "./run.mjs";

/** Are the packages of the lock file in node_modules? npm keeps a lock file of what it put there. */
function installed() {
  const hidden = at("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(at("package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  // Packages for other platforms are left out by npm.
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
