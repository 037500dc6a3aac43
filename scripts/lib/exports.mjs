// Generates the "exports" of package.json from the entry points: `node scripts/lib/exports.mjs`. A test fails
// if they are out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { entries, games, importPath } from "./entries.mjs";
import { at } from "./run.mjs";

const typed = (name, types, extension = "js") => ({
  types: `./pkg/types/${types}.d.${extension === "js" ? "mts" : "ts"}`,
  default: `./pkg/${name}.${extension}`,
});

/** A file in both module formats. `import` comes first, because older versions of Metro ask for either at once. */
const both = (name, types) => ({ import: typed(name, types), require: typed(name, types, "cjs") });

/** Order matters, because a tool takes the first condition that it knows: specific conditions come first. */
const entryPoint = (entry) => ({
  [`./${importPath(entry)}`]: {
    "react-native": both(`${entry}-plain`, entry),
    workerd: typed(`${entry}-workerd`, entry),
    "edge-light": typed(`${entry}-edge`, entry),
    // Deno gets the universal build, because it asks for permission before a package reads a file.
    deno: typed(entry, entry),
    node: both(`${entry}-node`, entry),
    ...both(entry, entry),
  },
  [`./${importPath(entry)}/plain`]: both(`${entry}-plain`, entry),
  [`./${importPath(entry)}/slim`]: both(`${entry}-slim`, `${entry}-slim`),
  [`./${importPath(entry)}.wasm`]: `./pkg/${entry}.wasm`,
});

/** Custom elements are for browsers, so they are ES modules alone. Each has the declarations of all. */
const element = (name) => ({
  [name === "index" ? "./elements" : `./elements/${name}`]: typed(`elements/${name}`, "elements"),
});

/** For browsers there are ES modules alone, because bundlers find the worker's script by `import.meta.url`. */
const worker = (name) => ({
  [`./${importPath(name)}`]: { node: both(`${name}-node`, name), default: typed(name, name) },
});
const thread = (suffix) => ({
  [`./worker/thread${suffix}`]: typed(`worker-thread${suffix}`, `worker-thread${suffix}`),
});

export const exported = () => ({
  ".": both("index", "index"),
  ...Object.assign({}, ...entries.map(entryPoint)),
  "./decks": both("decks", "decks"),
  "./client": both("client", "client"),
  ...Object.assign({}, ...["index", "card", "deck", "odds", "replay", "board", "game", "auto"].map(element)),
  ...Object.assign({}, ...["worker", ...Object.keys(games).map((game) => `worker-${game}`)].map(worker)),
  ...Object.assign({}, ...Object.values(games).map(thread)),
  "./package.json": "./package.json",
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"));
  writeFileSync(at("package.json"), `${JSON.stringify({ ...manifest, exports: exported() }, null, 2)}\n`);
}
