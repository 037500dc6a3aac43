// From js/ and js/generated to pkg/: what npm publishes.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { at, npmProgram, run, say } from "./run.mjs";

const pkg = at("pkg");

/**
 * Keeps the module's text in a file of its own beside the entry point, so that tools and people can open the
 * entry point.
 */
const bytesApart = (extension) => ({
  name: "bytes-apart",
  setup(build) {
    build.onResolve({ filter: /generated\/\w+-bytes\.js$/ }, ({ path }) => ({
      path: `./${path.split("/").at(-1).replace(/js$/, extension)}`,
      external: true,
    }));
  },
});

async function bundle(entry) {
  const { build } = await import("esbuild");
  const common = {
    bundle: true,
    target: "es2022",
    platform: "neutral",
    charset: "utf8",
    logLevel: "warning",
  };
  const module = { ...common, format: "esm", plugins: [bytesApart("js")] };
  const script = { ...common, format: "cjs", plugins: [bytesApart("cjs")] };
  const bytes = at("js", "generated", `${entry}-bytes.ts`);
  await Promise.all([
    build({ ...module, entryPoints: [at("js", `${entry}.ts`)], outfile: join(pkg, `${entry}.js`) }),
    build({ ...script, entryPoints: [at("js", `${entry}.ts`)], outfile: join(pkg, `${entry}.cjs`) }),
    build({ ...module, entryPoints: [at("js", `${entry}-slim.ts`)], outfile: join(pkg, `${entry}-slim.js`) }),
    build({ ...module, entryPoints: [bytes], outfile: join(pkg, `${entry}-bytes.js`) }),
    build({ ...script, entryPoints: [bytes], outfile: join(pkg, `${entry}-bytes.cjs`) }),
  ]);
  copyFileSync(at("js", "generated", "wasm", `${entry}_bg.wasm`), join(pkg, `${entry}.wasm`));
}

/** Declarations for `import`, and the same under the names that `require` looks for. */
async function declarations() {
  const types = join(pkg, "types");
  await run(npmProgram("tsc"), ["--project", at("tsconfig.build.json")], { quiet: true });
  // tsc writes none for what is already a declaration, yet ours refer to the glue's.
  const glue = at("js", "generated", "wasm");
  for (const name of readdirSync(glue).filter(
    (name) => name.endsWith(".d.ts") && !name.endsWith(".wasm.d.ts"),
  )) {
    const copy = join(types, relative(at("js"), join(glue, name)));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(glue, name), copy);
  }
  for (const name of readdirSync(types, { recursive: true }).filter((name) => name.endsWith(".d.ts"))) {
    const text = readFileSync(join(types, name), "utf8").replace(/(from "\.[^"]*)\.js"/g, '$1.cjs"');
    writeFileSync(join(types, name.replace(/\.d\.ts$/, ".d.cts")), text);
  }
}

export async function buildPackage(entries) {
  say("bundling the package into pkg/");
  rmSync(pkg, { recursive: true, force: true });
  await Promise.all([...entries.map(bundle), declarations()]);
}
