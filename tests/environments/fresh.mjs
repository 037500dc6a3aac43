// Fresh folders with the packed package in them, as an embedder's project has it.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { at, capture } from "../../scripts/lib/run.mjs";

/** This folder. */
export const here = (...parts) => join(fileURLToPath(new URL(".", import.meta.url)), ...parts);

const require = createRequire(import.meta.url);

/** A module of the environments' own packages. */
export const ours = (name) => require(name);

/** The path of a module of the environments' own packages, or `undefined`. */
export function found(name) {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}

/** Packs the package as `npm publish` would. */
export async function pack(into) {
  mkdirSync(into, { recursive: true });
  const [{ filename }] = JSON.parse(
    await capture("npm", ["pack", at(), "--json", "--ignore-scripts", "--pack-destination", into]),
  );
  return join(into, filename);
}

/** A folder outside the project where nothing but the package is installed, beside the conformance program. */
export async function freshFolder(name, tarball) {
  const folder = mkdtempSync(join(tmpdir(), `altmode-${name.replace(/\W+/g, "-").toLowerCase()}-`));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "embedder", private: true, type: "module" }),
  );
  await capture("npm", ["install", tarball, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
  });
  cpSync(here("programs"), folder, { recursive: true });
  return folder;
}

/** Where an npm package of the environments keeps a program. */
export const programOf = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);
