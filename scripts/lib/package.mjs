// Bundles js/ and js/generated into pkg/, the folder that npm publishes.
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildDecks } from "./decks.mjs";
import { hosts, moduleName, named } from "./hosts.mjs";
import { at, npmProgram, run, say } from "./run.mjs";

const pkg = at("pkg");

const common = {
  bundle: true,
  target: "es2022",
  platform: "neutral",
  external: ["node:*"],
  charset: "utf8",
  legalComments: "inline",
  logLevel: "warning",
};

/** Replacement of `import.meta.url` in CommonJS output, where it does not exist. */
const ownAddress = {
  define: { "import.meta.url": "ownAddress" },
  banner: { js: 'const ownAddress = require("node:url").pathToFileURL(__filename).href;' },
};

const extensions = { esm: "js", cjs: "cjs" };

/**
 * Returns an esbuild plugin that builds an entry point for a host. It substitutes the host's loader and keeps
 * the embedded module in a separate file, so that the entry point stays small enough to open in tools and
 * editors.
 */
const forHost = (entry, host, extension) => ({
  name: "for-host",
  setup(build) {
    const generated = (name) => at("js", "generated", name);
    const apart = (path) => ({ path: `./${path}`, external: true });
    build.onResolve({ filter: /generated\/[\w-]+-module\.js$/ }, () => ({
      path: generated(`${moduleName(entry, host)}.ts`),
    }));
    build.onResolve({ filter: /\/[\w-]+-bytes\.js$/ }, ({ path }) =>
      apart(path.split("/").at(-1).replace(/js$/, extension)),
    );
    build.onResolve({ filter: /_bg\.wasm$/ }, () => apart(`${entry}.wasm`));
    if (host !== "react-native") {
      // The sources that entry points share import the glue of the one with the whole module.
      build.onResolve({ filter: /generated\/wasm\/\w+\.js$/ }, () => ({
        path: generated(`wasm/${entry}.js`),
      }));
      return;
    }
    build.onResolve({ filter: /_bg\.wasm\.js$/ }, () => apart(`${entry}-without-wasm.js`));
    build.onResolve({ filter: /generated\/wasm\/\w+\.js$/ }, () => ({
      path: generated(`without-wasm/${entry}.js`),
    }));
  },
});

/**
 * Text coders for CommonJS, because Jest with jsdom has neither. Elsewhere the platform's coders are used.
 */
const textCoders = { inject: [at("js", "hosts", "text.ts")] };

async function bundle(entry) {
  const { build } = await import("esbuild");
  const write = (host, format, source, name) =>
    build({
      ...common,
      ...(host === "node" && format === "cjs" ? ownAddress : {}),
      ...(format === "cjs" ? textCoders : {}),
      format,
      entryPoints: [source],
      outfile: join(pkg, `${name}.${extensions[format]}`),
      plugins: [forHost(entry, host, extensions[format])],
    });
  const source = at("js", `${entry}.ts`);
  const [slim, bytes] = [at("js", `${entry}-slim.ts`), at("js", "generated", `${entry}-bytes.ts`)];
  const script = at("js", "generated", "without-wasm", `${entry}_bg.wasm.js`);
  await Promise.all([
    ...Object.entries(hosts).flatMap(([host, { formats }]) =>
      formats.map((format) => write(host, format, source, named(entry, host))),
    ),
    ...["esm", "cjs"].map((format) => write("universal", format, bytes, `${entry}-bytes`)),
    write("universal", "esm", slim, `${entry}-slim`),
    build({
      ...common,
      format: "esm",
      minify: true,
      entryPoints: [script],
      outfile: join(pkg, `${entry}-without-wasm.js`),
    }),
  ]);
  copyFileSync(at("js", "generated", "wasm", `${entry}_bg.wasm`), join(pkg, `${entry}.wasm`));
}

/**
 * Bundles the entry points without a WebAssembly module: the sample decks and the root, which only throws.
 */
async function bundlePlain() {
  const { build } = await import("esbuild");
  const write = (name, format) =>
    build({
      ...common,
      format,
      entryPoints: [at("js", `${name}.ts`)],
      outfile: join(pkg, `${name}.${extensions[format]}`),
    });
  await Promise.all(plain.flatMap((name) => [write(name, "esm"), write(name, "cjs")]));
}

const plain = ["index", "decks"];

/**
 * Writes js/generated/worker-script*.ts, the worker's script as text for pages without a file for it. It is
 * compiled for older browsers, because bundlers do not transform text.
 */
async function writeScript(suffix) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...common,
    ...packages,
    format: "iife",
    target: "es2020",
    minify: true,
    legalComments: "none",
    entryPoints: [at("js", "worker", `thread-inline${suffix}.ts`)],
    write: false,
  });
  const text = JSON.stringify(outputFiles[0].text);
  writeFileSync(
    at("js", "generated", `worker-script${suffix}.ts`),
    `// Made by the build; edits are lost.\n/** The script of a worker that is started from text. */\nexport const script: string =\n  ${text};\n`,
  );
}

/** Endings of the file names of the workers' scripts: one worker for each game system. */
const workerSuffixes = ["", "-deckbuilder", "-unmatched"];

/** Resolution of npm packages that are bundled into ours. */
const packages = { mainFields: ["module"], resolveExtensions: [".ts", ".mjs", ".js"] };

/**
 * Bundles both sides of the worker. The rules are imported from the entry point, so that they are not bundled
 * twice.
 */
async function bundleWorker() {
  const { build } = await import("esbuild");
  await Promise.all(workerSuffixes.map(writeScript));
  const write = (name, source, host) =>
    build({
      ...common,
      ...packages,
      format: "esm",
      entryPoints: [at("js", source)],
      outfile: join(pkg, `${name}.js`),
      plugins: [
        {
          name: "worker",
          setup(build) {
            // The entry points stay files of their own. `tcg/tcg.js`, an internal module, does not match.
            build.onResolve({ filter: /^\.\.?\/(tcg|deckbuilder|unmatched)\.js$/ }, ({ path }) => ({
              path: `./${named(basename(path, ".js"), host)}.js`,
              external: true,
            }));
            build.onResolve({ filter: /\/(tcg|deckbuilder|unmatched)-bytes\.js$/ }, ({ path }) => ({
              path: `./${basename(path)}`,
              external: true,
            }));
            build.onResolve({ filter: /\/inline(-deckbuilder|-unmatched)?\.js$/ }, ({ path }) => ({
              path: `./worker-${basename(path)}`,
              external: true,
            }));
            if (host !== "node") return;
            build.onResolve({ filter: /\/spawn\.js$/ }, () => ({
              path: at("js", "worker", "spawn-node.ts"),
            }));
          },
        },
      ],
    });
  await Promise.all([
    write("worker", "worker.ts", "universal"),
    write("worker-node", "worker.ts", "node"),
    ...workerSuffixes.flatMap((suffix) => [
      write(`worker-inline${suffix}`, `worker/inline${suffix}.ts`, "universal"),
      write(`worker-thread${suffix}`, `worker-thread${suffix}.ts`, "universal"),
      write(`worker-thread-node${suffix}`, `worker/thread-node${suffix}.ts`, "node"),
    ]),
  ]);
}

/** Returns the declaration files reachable from the entry points. Other declarations are not published. */
function referredTo(types, entries) {
  const wanted = new Set();
  const follow = (file) => {
    if (wanted.has(file)) return;
    wanted.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]*)\.js"/g)) {
      follow(join(dirname(file), `${path}.d.ts`));
    }
  };
  for (const entry of entries) follow(join(types, `${entry}.d.ts`));
  return wanted;
}

/**
 * Writes the declarations. Those of tsc are CommonJS, by a package.json without `type` in their folder. ES modules have
 * declarations that re-export them, because TypeScript allows that in this direction alone.
 */
async function declarations(entries) {
  const types = join(pkg, "types");
  await run(npmProgram("tsc"), ["--project", at("tsconfig.build.json")], { quiet: true });
  const wanted = referredTo(types, entries);
  for (const name of readdirSync(types, { recursive: true }).filter((name) => name.endsWith(".d.ts")))
    if (!wanted.has(join(types, name))) rmSync(join(types, name));
  writeFileSync(join(types, "package.json"), "{}\n");
  for (const entry of entries) {
    const text = readFileSync(join(types, `${entry}.d.ts`), "utf8");
    const alone = !text.includes(' from "./'); // such as the root's, whose default export `*` would not include
    writeFileSync(join(types, `${entry}.d.mts`), alone ? text : `export * from "./${entry}.js";\n`);
  }
}

/** @param entries the entry points that have a WebAssembly module */
export async function buildPackage(entries) {
  say("bundling the package into pkg/");
  rmSync(pkg, { recursive: true, force: true });
  buildDecks();
  const typed = [
    ...entries.flatMap((entry) => [entry, `${entry}-slim`]),
    ...plain,
    "worker",
    ...workerSuffixes.map((suffix) => `worker-thread${suffix}`),
  ];
  await Promise.all([...entries.map(bundle), bundlePlain(), bundleWorker()]);
  await declarations(typed);
}
