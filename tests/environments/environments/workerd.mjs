// Cloudflare's runtime, with the program bundled as its own tools do: WebAssembly files stay files, compiled when the
// program is deployed.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at } from "../../../scripts/lib/run.mjs";
import { found, ours } from "../fresh.mjs";

const require = createRequire(at("package.json"));

const program = `
import { everything } from "./everything.js";
export default {
  async fetch() {
    return Response.json(await everything());
  },
};
`;

/** Bundles a program for workerd; gives its modules as miniflare takes them. */
export async function bundleForWorkerd(
  folder,
  entry,
  { conditions = ["workerd", "worker", "browser"], plugins = [] } = {},
) {
  const wasm = new Map();
  const keepWasm = {
    name: "keep-wasm",
    setup(build) {
      build.onResolve({ filter: /\.wasm$/ }, ({ path, resolveDir }) => {
        const name = `./${path.split("/").at(-1)}`;
        wasm.set(name, join(resolveDir, path));
        return { path: name, external: true };
      });
    },
  };
  const { outputFiles } = await require("esbuild").build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    target: "es2022",
    conditions,
    external: ["cloudflare:*"],
    // Not the settings of the project, whose paths lead to declarations.
    tsconfigRaw: {},
    plugins: [keepWasm, ...plugins],
    write: false,
    logLevel: "silent",
  });
  const text = { type: "ESModule", path: "main.mjs", contents: outputFiles[0].text };
  const modules = [...wasm].map(([name, file]) => ({
    type: "CompiledWasm",
    path: name.slice(2),
    contents: readFileSync(file),
  }));
  return [text, ...modules];
}

const compatibilityDate = "2025-01-01";

async function run(folder) {
  writeFileSync(join(folder, "main.js"), program);
  const { Miniflare } = ours("miniflare");
  const miniflare = new Miniflare({ modules: await bundleForWorkerd(folder, "main.js"), compatibilityDate });
  try {
    return await (await miniflare.dispatchFetch("http://host/")).json();
  } finally {
    await miniflare.dispose();
  }
}

const missing = () => (found("miniflare") ? undefined : "the npm package miniflare is not installed");

export const workerd = [{ name: "workerd", missing, run }];
