// Generates the core of each entry point, and the loaders of its module, one per kind of host. An entry point imports
// `generated/<entry>-module.js`, which the bundles for other hosts replace.
import { mkdirSync, writeFileSync } from "node:fs";
import { entries, entryPoints, importPath, loaderOf, plainOf } from "./entries.mjs";
import { writeEntry } from "./entry-files.mjs";
import { buildGlue } from "./glue.mjs";
import { at } from "./run.mjs";

/**
 * Kinds of hosts. `conditions` are the export conditions of package.json that select the host. `formats` are
 * the module formats that its tools may request.
 */
export const hosts = {
  universal: { formats: ["esm", "cjs"], source: universal },
  node: { formats: ["esm", "cjs"], source: node },
  workerd: { formats: ["esm"], source: workerd },
  edge: { formats: ["esm"], source: edge },
  plain: { formats: ["esm", "cjs"], source: plain },
};

/** Hosts with WebAssembly. */
export const hostsWithWasm = Object.keys(hosts).filter((host) => host !== "plain");

/** Returns the file name of an entry point for a host, without extension. */
export const named = (entry, host) => (host === "universal" ? entry : `${entry}-${host}`);

/** Returns the name of the loader module of an entry point for a host. */
export const moduleName = (entry, host) => `${entry}-module${host === "universal" ? "" : `-${host}`}`;

/** The core of an entry point: all that its hosts share. */
function core(entry) {
  const users = entries.filter((user) => user === entry || plainOf(user) === entry);
  const classOf = (user) => entryPoints[user].rules;
  const imports = users.map(
    (user) => `import { ${classOf(user)} } from "../${entryPoints[user].source}.js";`,
  );
  const loaders = users.map(
    (user) => `/** Makes the \`load()\` of a host from its way to the module. */
export const ${loaderOf(user)} = loading<${classOf(user)}>(glue, () => new ${classOf(user)}(), "altmode/${importPath(user)}");`,
  );
  return `import { loading } from "../loading.js";
${imports.join("\n")}
import * as glue from "./glue/${entry}.js";

export { decodeModule } from "../embedded.js";
export { AltmodeError } from "../errors.js";
export { scriptValue } from "../hosts/script.js";
export { isBuffer } from "../input.js";

${loaders.join("\n")}
`;
}

const done = "/** Loads the module and returns the rules. */\n";

function universal(entry) {
  return `import { decodeModule } from "../embedded.js";
import { read } from "./${entry}-bytes.js";
import { ${loaderOf(entry)} } from "./${entry}-core.js";

${done}export const begin = ${loaderOf(entry)}(async () => WebAssembly.compile(decodeModule(read())));
`;
}

function node(entry) {
  return `import { readModule } from "../hosts/node.js";
import { load } from "./${entry}-bytes-later.js";
import { ${loaderOf(entry)} } from "./${entry}-core.js";

${done}export const begin = ${loaderOf(entry)}(() =>
  readModule(() => new URL("./${entry}.wasm", import.meta.url), load),
);
`;
}

function workerd(entry) {
  return `import { ${loaderOf(entry)} } from "./${entry}-core.js";
import module from "./wasm/${entry}_bg.wasm";

${done}export const begin = ${loaderOf(entry)}(async () => module);
`;
}

/** Vercel's edge functions compile only modules that are imported in this way. */
function edge(entry) {
  return workerd(entry).replace("_bg.wasm", "_bg.wasm?module");
}

function plain(entry) {
  return `import { ${loaderOf(entry)} } from "./${plainOf(entry)}-core.js";
import { read } from "./${plainOf(entry)}-plain.js";

${done}export const begin = ${loaderOf(entry)}(async () => read());
`;
}

/** Writes the adapted glue of an entry point, its entry files, its core, and its loaders for hosts. */
export function buildHosts(entry, wanted) {
  const folder = at("js", "generated");
  mkdirSync(folder, { recursive: true });
  buildGlue(entry);
  writeEntry(entry);
  const write = (name, text) =>
    writeFileSync(`${folder}/${name}.ts`, `// Made by the build; edits are lost.\n\n${text}`);
  write(`${entry}-core`, core(entry));
  for (const host of wanted) write(moduleName(entry, host), hosts[host].source(entry));
}
