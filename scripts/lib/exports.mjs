// Generates the "exports" of package.json from the entry points: `node scripts/lib/exports.mjs`. A test fails
// if they are out of date.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "./run.mjs";
import { entries, importPath } from "./wasm.mjs";
import { games } from "./workers.mjs";

const typed = (name, types, extension = "js") => ({
  types: `./pkg/types/${types}.d.${extension === "js" ? "mts" : "ts"}`,
  default: `./pkg/${name}.${extension}`,
});

/** Order matters, because a tool takes the first condition that it knows: specific conditions come first. */
const entryPoint = (entry) => ({
  [`./${importPath(entry)}`]: {
    "react-native": typed(`${entry}-plain`, entry),
    workerd: typed(`${entry}-workerd`, entry),
    // Deno gets the universal build, because it asks for permission before a package reads a file.
    deno: typed(entry, entry),
    node: { import: typed(`${entry}-node`, entry), require: typed(`${entry}-node`, entry, "cjs") },
    import: typed(entry, entry),
    require: typed(entry, entry, "cjs"),
  },
  [`./${importPath(entry)}/slim`]: typed(`${entry}-slim`, `${entry}-slim`),
  [`./${importPath(entry)}.wasm`]: `./pkg/${entry}.wasm`,
});

const worker = (name) => ({
  [`./${importPath(name)}`]: { node: typed(`${name}-node`, name), default: typed(name, name) },
});
const thread = (suffix) => ({
  [`./worker/thread${suffix}`]: typed(`worker-thread${suffix}`, `worker-thread${suffix}`),
});

export const exported = () => ({
  ".": { import: typed("index", "index"), require: typed("index", "index", "cjs") },
  ...Object.assign({}, ...entries.map(entryPoint)),
  "./decks": { import: typed("decks", "decks"), require: typed("decks", "decks", "cjs") },
  ...Object.assign({}, ...["worker", ...Object.keys(games).map((game) => `worker-${game}`)].map(worker)),
  ...Object.assign({}, ...Object.values(games).map(thread)),
  "./package.json": "./package.json",
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"));
  writeFileSync(at("package.json"), `${JSON.stringify({ ...manifest, exports: exported() }, null, 2)}\n`);
}
