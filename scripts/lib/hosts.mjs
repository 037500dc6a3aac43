// Generates the loaders of the WebAssembly module, one per kind of host. An entry point imports
// `generated/<entry>-module.js`, which the bundles for other hosts replace.
import { mkdirSync, writeFileSync } from "node:fs";
import { at } from "./run.mjs";

/**
 * Kinds of hosts. `conditions` are the export conditions of package.json that select the host. `formats` are
 * the module formats that its tools may request.
 */
export const hosts = {
  universal: { formats: ["esm", "cjs"], source: universal },
  node: { formats: ["esm", "cjs"], source: node },
  workerd: { formats: ["esm"], source: workerd },
  "react-native": { formats: ["esm"], source: reactNative },
};

/** Returns the file name of an entry point for a host, without extension. */
export const named = (entry, host) => (host === "universal" ? entry : `${entry}-${host}`);

/** Returns the name of the loader module of an entry point for a host. */
export const moduleName = (entry, host) => `${entry}-module${host === "universal" ? "" : `-${host}`}`;

const done = "/** Makes the module ready for use. */\n";

function universal(entry) {
  return `import { instantiate } from "../hosts/universal.js";
import { text } from "./${entry}-bytes.js";
import start, { initSync } from "./wasm/${entry}.js";

${done}export const ready = (): Promise<void> => instantiate({ start, initSync }, text);
`;
}

function node(entry) {
  return `import { instantiate } from "../hosts/node.js";
import { initSync } from "./wasm/${entry}.js";

${done}export const ready = (): Promise<void> =>
  instantiate({ initSync }, () => new URL("./${entry}.wasm", import.meta.url), () => import("./${entry}-bytes.js"));
`;
}

function workerd(entry) {
  return `import module from "./wasm/${entry}_bg.wasm";
import { initSync } from "./wasm/${entry}.js";

${done}export async function ready(): Promise<void> {
  initSync({ module });
}
`;
}

function reactNative(entry) {
  return `import * as glue from "./without-wasm/${entry}.js";
import { instantiate } from "./without-wasm/${entry}_bg.wasm.js";

${done}export async function ready(): Promise<void> {
  const make = () => glue.__wbg_set_wasm(instantiate(glue));
  glue.__wbg_on_reset(make);
  make();
}
`;
}

/** Writes `js/generated/<entry>-module*.ts`, one for each kind of host. */
export function buildHosts(entry) {
  const folder = at("js", "generated");
  mkdirSync(folder, { recursive: true });
  for (const [host, { source }] of Object.entries(hosts)) {
    const text = `// Made by the build; edits are lost.\n\n${source(entry)}`;
    writeFileSync(`${folder}/${moduleName(entry, host)}.ts`, text);
  }
}
