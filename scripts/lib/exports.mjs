// package.json's "exports", written out from the entry points: `node scripts/lib/exports.mjs` puts them in place, and the
// tests say when they are not.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at } from "./run.mjs";
import { entries } from "./wasm.mjs";

const typed = (name, types, extension = "js") => ({
  types: `./pkg/types/${types}.d.${extension === "js" ? "ts" : "cts"}`,
  default: `./pkg/${name}.${extension}`,
});

/** The first condition that a tool knows decides, so what is special comes first. */
const entryPoint = (entry) => ({
  [`./${entry}`]: {
    "react-native": typed(`${entry}-react-native`, entry),
    workerd: typed(`${entry}-workerd`, entry),
    // Deno asks its user before it reads a file, also for those of a package.
    deno: typed(entry, entry),
    node: { import: typed(`${entry}-node`, entry), require: typed(`${entry}-node`, entry, "cjs") },
    import: typed(entry, entry),
    require: typed(entry, entry, "cjs"),
  },
  [`./${entry}/slim`]: typed(`${entry}-slim`, `${entry}-slim`),
  [`./${entry}.wasm`]: `./pkg/${entry}.wasm`,
});

export const exported = () => ({
  ".": { import: typed("index", "index"), require: typed("index", "index", "cjs") },
  ...Object.assign({}, ...entries.map(entryPoint)),
  "./decks": { import: typed("decks", "decks"), require: typed("decks", "decks", "cjs") },
  "./worker": { node: typed("worker-node", "worker"), default: typed("worker", "worker") },
  "./worker/thread": typed("worker-thread", "worker-thread"),
  "./package.json": "./package.json",
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const manifest = JSON.parse(readFileSync(at("package.json"), "utf8"));
  writeFileSync(at("package.json"), `${JSON.stringify({ ...manifest, exports: exported() }, null, 2)}\n`);
}
