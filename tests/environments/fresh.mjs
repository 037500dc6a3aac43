// Fresh folders with the packed package in them, as an embedder's project has it.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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
    await capture("npm", ["pack", at(), "--json", "--loglevel=error", "--pack-destination", into]),
  );
  return join(into, filename);
}

/** The entry points with a module of their own, as package.json names them, such as `tcg/play`. */
const entryPoints = Object.entries(JSON.parse(readFileSync(at("package.json"), "utf8")).exports).flatMap(
  ([name, conditions]) => (conditions["react-native"] === undefined ? [] : [name.slice("./".length)]),
);

/** The name of an entry point's files in the package's folder `pkg`. */
export const fileOf = (entry) => entry.replace("/", "-");

/**
 * Writes entries.js: the `load` functions of all entry points.
 *
 * @param addressOf the address to import an entry point from
 * @param sourceOf the source that `load` is called with, as an expression
 * @param head statements that the sources need
 */
export function writeEntries(
  folder,
  { addressOf = (entry) => `altmode/${entry}`, sourceOf = () => "", head = "" } = {},
) {
  const imports = entryPoints.map(
    (entry, index) => `import { load as load${index} } from "${addressOf(entry)}";`,
  );
  const members = entryPoints.map((entry, index) => `  "${entry}": () => load${index}(${sourceOf(entry)}),`);
  const lines = [head, ...imports, "export const entries = {", ...members, "};", ""];
  writeFileSync(join(folder, "entries.js"), lines.join("\n"));
}

/** Writes everything.cjs: the conformance program as CommonJS, which requires the entry points. */
export async function writeCommonJs(folder) {
  await createRequire(at("package.json"))("esbuild").build({
    absWorkingDir: folder,
    entryPoints: ["everything.js"],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    outfile: "everything.cjs",
    logLevel: "warning",
  });
}

/** Installs the package beside its tarball, once for all folders. */
async function installed(tarball) {
  const folder = join(dirname(tarball), "installed");
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  const manifest = { name: "embedder", private: true, type: "module" };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const quietly = ["--offline", "--no-audit", "--no-fund", "--loglevel=error"];
  await capture("npm", ["install", tarball, ...quietly], { cwd: folder });
  return folder;
}

/** A folder outside the project where nothing but the package is installed, beside the conformance program. */
export async function freshFolder(name, tarball) {
  const folder = mkdtempSync(join(tmpdir(), `altmode-${name.replace(/\W+/g, "-").toLowerCase()}-`));
  cpSync(await installed(tarball), folder, { recursive: true });
  cpSync(here("programs"), folder, { recursive: true });
  writeEntries(folder);
  return folder;
}

/** Where an npm package of the environments keeps a program. */
export const programOf = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

/** Lets a fresh folder find packages of the environments, which keep finding what they need themselves. */
export function lend(folder, names) {
  for (const name of names) {
    const place = join(folder, "node_modules", name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(here("node_modules", name), place, "junction");
  }
}

/** Copies packages of the environments with all that they need, for tools that take nothing from outside of the project. */
export function copyPackages(folder, names, copied = new Set()) {
  for (const name of names) {
    const source = here("node_modules", name);
    if (copied.has(name) || !existsSync(source)) continue;
    copied.add(name);
    cpSync(source, join(folder, "node_modules", name), { recursive: true });
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(source, "package.json"), "utf8"),
    );
    copyPackages(folder, Object.keys({ ...dependencies, ...optionalDependencies }), copied);
  }
}
