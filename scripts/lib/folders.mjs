// Writes a folder with a package.json for each entry point: `tcg/package.json`, `tcg/slim/package.json` and so on. Tools that do
// not read "exports" resolve the entry points by them: Parcel with its defaults, TypeScript's "node10", webpack 4, and React
// Native before 0.79. They must be in the root of the package, so npm runs this before and after packing:
//   node scripts/lib/folders.mjs write
//   node scripts/lib/folders.mjs remove
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { exported } from "./exports.mjs";
import { at } from "./run.mjs";

/** Returns the file of a condition for a module format. */
const fileFor = (target, format) => {
  if (typeof target === "string") return target;
  return target?.default ? fileFor(target.default, format) : target && fileFor(target[format], format);
};

/** Returns the CommonJS declarations of an entry point, which those of the ES modules re-export. */
const typesOf = (target) =>
  typeof target.types === "string"
    ? target.types.replace(/\.d\.mts$/, ".d.ts")
    : typesOf(Object.values(target).at(-1));

/** Returns the manifests of the folders by path. */
export function folders() {
  const found = new Map();
  for (const [name, target] of Object.entries(exported())) {
    // The root has no folder, and the modules and package.json are files.
    if (typeof target === "string" || name === ".") continue;
    const up = "../".repeat(name.split("/").length - 1);
    const relative = (path) => path?.replace("./", up);
    const module = fileFor(target.import ?? target, "import");
    const main = fileFor(target.require, "require") ?? module;
    found.set(name.replace("./", ""), {
      private: true,
      main: relative(main),
      module: relative(module),
      "react-native": relative(fileFor(target["react-native"], "import")),
      types: relative(typesOf(target)),
    });
  }
  return found;
}

/** Names of the folders in the root of the package. */
export const topFolders = () => [...new Set([...folders().keys()].map((path) => path.split("/")[0]))];

function write() {
  for (const [path, manifest] of folders()) {
    mkdirSync(at(path), { recursive: true });
    writeFileSync(at(path, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

/** Removes the manifests, and folders that are empty then. */
function remove() {
  const deepestFirst = [...folders().keys()].sort((one, other) => other.length - one.length);
  for (const path of deepestFirst) {
    rmSync(at(path, "package.json"), { force: true });
    for (let folder = path; folder !== "."; folder = dirname(folder))
      if (existsSync(at(folder)) && readdirSync(at(folder)).length === 0) rmdirSync(at(folder));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) ({ write, remove })[process.argv[2]]();
