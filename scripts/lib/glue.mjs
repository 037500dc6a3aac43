// Adapts the glue of wasm-bindgen to all hosts: how an instance is created is up to js/loading.ts, and the module may be plain
// JavaScript.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "./run.mjs";

const generated = at("js", "generated");

/**
 * The changes of the glue. Its own finalization goes as well: handles free their objects (js/handle.ts), and registering
 * each object twice takes a third of the time of `clone()`.
 */
const changes = [
  [
    "wasmInstance = new WebAssembly.Instance(wasmModule, __wbg_get_imports());",
    "wasmInstance = wasmModule();",
  ],
  [
    "export { initSync, __wbg_init as default };",
    `export { __wbg_get_imports as imports };
export function attach(instance, make) {
    if (wasm === undefined) __wbg_finalize_init(instance, make);
}
export function forgetViews() {
    cachedDataViewMemory0 = null;
    cachedUint8ArrayMemory0 = null;
}`,
  ],
  [/const \w+Finalization = [\s\S]*?\n\}\);\n/g, ""],
  [/\w+Finalization\.\w+\(.*\);\n/g, ""],
  [/Object\.defineProperty\(\w+, '__wbg_inst', .*\);\n/g, ""],
  [/(?:let )?__wbg_instance_id(?: = 0|\+\+);\n/g, ""],
];

const found = (text, code) => (typeof code === "string" ? text.includes(code) : text.search(code) >= 0);

/** Writes `js/generated/glue/<entry>.js` with its types. */
export function buildGlue(entry) {
  let text = readFileSync(`${generated}/wasm/${entry}.js`, "utf8");
  for (const [before, after] of changes) {
    if (!found(text, before)) throw new Error(`wasm-bindgen writes in a way that is new to us: no ${before}`);
    text = text.replace(before, after);
  }
  const views = [...text.matchAll(/^let (cached\w+Memory\d) = null;/gm)].map(([, view]) => view);
  if (text.includes("Finalization") || views.join() !== "cachedDataViewMemory0,cachedUint8ArrayMemory0")
    throw new Error(`wasm-bindgen writes in a way that is new to us: ${views}`);
  mkdirSync(`${generated}/glue`, { recursive: true });
  writeFileSync(`${generated}/glue/${entry}.js`, text);
  writeFileSync(
    `${generated}/glue/${entry}.d.ts`,
    `import type { StartingGlue } from "../../loading.js";
export * from "../wasm/${entry}.js";
export const { imports, attach, forgetViews }: StartingGlue;
`,
  );
}
