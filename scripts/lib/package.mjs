// Bundles js/ and js/generated into pkg/, the folder that npm publishes.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildDecks } from "./decks.mjs";
import { buildElements } from "./elements.mjs";
import { games, plainOf } from "./entries.mjs";
import { entryFile } from "./entry-files.mjs";
import { hosts, moduleName, named } from "./hosts.mjs";
import { at, npmProgram, run, say } from "./run.mjs";
import { writeScript } from "./scripts.mjs";
import { generatedWorker, writeWorkers } from "./workers.mjs";

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

/** Options of esbuild for a module format. Jest cannot import at run time in CommonJS. */
const formats = { esm: { format: "esm" }, cjs: { format: "cjs", supported: { "dynamic-import": false } } };

/** Leaves an import to the file of the package. */
const apart = (path) => ({ path: `./${path}`, external: true });

/** Leaves an import to a script of the package. */
const apartScript = ({ path }) => apart(`scripts/${basename(path)}`);

/** Modules whose exports the core of an entry point has. */
const OF_THE_CORE = /\/(errors|embedded|input|script)\.js$/;

/**
 * Returns an esbuild plugin that builds a host's file of an entry point. It substitutes the host's loader and leaves the core
 * and the large scripts in files of their own, which all hosts share.
 */
const forHost = (entry, host, extension) => ({
  name: "for-host",
  setup(build) {
    const core = apart(`${host === "plain" ? plainOf(entry) : entry}-core.${extension}`);
    build.onResolve({ filter: /\/[\w-]+-module\.js$/ }, () => ({
      path: at("js", "generated", `${moduleName(entry, host)}.ts`),
    }));
    build.onResolve({ filter: /-core\.js$/ }, () => core);
    build.onResolve({ filter: OF_THE_CORE }, () => core);
    build.onResolve({ filter: /\/scripts\/[\w-]+\.js$/ }, apartScript);
    build.onResolve({ filter: /_bg\.wasm/ }, ({ path }) =>
      apart(`${entry}.wasm${path.endsWith("?module") ? "?module" : ""}`),
    );
  },
});

/** Lets the sources that entry points share import the glue of this one, not of the one with the whole module. */
const withGlue = (entry) => ({
  name: "with-glue",
  setup(build) {
    build.onResolve({ filter: /\/glue\/[\w-]+\.js$/ }, () => ({
      path: at("js", "generated", "glue", `${entry}.js`),
    }));
  },
});

/** Text coders, because Jest with jsdom has neither, nor has Hermes. Elsewhere the platform's coders are used. */
const textCoders = { inject: [at("js", "hosts", "text.ts")] };

/**
 * Leaves out comments and white space, a fifth of a compressed core. Names and lines stay, because Node prints the line of
 * an uncaught error.
 */
const compact = { minifyWhitespace: true, lineLimit: 250, charset: "ascii" };

/** Bundles the core of an entry point, and its files for hosts. */
export async function bundle(entry, wanted = Object.keys(hosts)) {
  const { build } = await import("esbuild");
  const write = (source, name, format, options) =>
    build({
      ...common,
      ...formats[format],
      entryPoints: [source],
      outfile: join(pkg, `${name}.${extensions[format]}`),
      ...options,
    });
  const writeHost = (host, source, name, format) =>
    write(entryFile(source), name, format, {
      ...(host === "node" && format === "cjs" ? ownAddress : {}),
      plugins: [forHost(entry, host, extensions[format])],
    });
  const core = at("js", "generated", `${entry}-core.ts`);
  await Promise.all([
    ...["esm", "cjs"].map((format) =>
      write(core, `${entry}-core`, format, { ...textCoders, ...compact, plugins: [withGlue(entry)] }),
    ),
    ...wanted.flatMap((host) =>
      hosts[host].formats.map((format) => writeHost(host, entry, named(entry, host), format)),
    ),
    ...["esm", "cjs"].map((format) => writeHost("universal", `${entry}-slim`, `${entry}-slim`, format)),
  ]);
  copyFileSync(at("js", "generated", "wasm", `${entry}_bg.wasm`), join(pkg, `${entry}.wasm`));
  copyScript(`${entry}-bytes`);
  if (wanted.includes("plain")) copyScript(`${plainOf(entry)}-plain`);
}

/** Copies a script that is neither an ES module nor CommonJS, with a package.json that says nothing of either. */
function copyScript(name) {
  mkdirSync(join(pkg, "scripts"), { recursive: true });
  copyFileSync(at("js", "generated", "scripts", `${name}.js`), join(pkg, "scripts", `${name}.js`));
  writeFileSync(join(pkg, "scripts", "package.json"), "{}\n");
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

const plain = ["index", "decks", "client"];

/** Resolution of npm packages that are bundled into ours. */
const packages = { mainFields: ["module"], resolveExtensions: [".ts", ".mjs", ".js"] };

/** Returns the script of a worker as text. It is compiled for older browsers, because bundlers do not transform text. */
async function inlineScript(game) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    ...common,
    ...packages,
    format: "iife",
    target: "es2020",
    minify: true,
    legalComments: "none",
    entryPoints: [generatedWorker("thread-inline", game)],
    write: false,
  });
  return outputFiles[0].text;
}

/**
 * Returns an esbuild plugin that builds a file of the workers. The core, the entry points of the rules and the texts stay files
 * of their own, so that they are not bundled twice.
 */
const forWorker = (host, extension) => ({
  name: "for-worker",
  setup(build) {
    const core = apart(`worker-core.${extension}`);
    const spawn = host === "node" ? "spawn-node" : "spawn";
    const game = (path) => basename(path, ".js").split("-").at(-1);
    build.onResolve({ filter: /\/worker\/spawn-\w+\.js$/ }, ({ path }) =>
      Object.hasOwn(games, game(path)) ? { path: generatedWorker(spawn, game(path)) } : core,
    );
    build.onResolve({ filter: /\/worker\/\w+\.js$|\/errors\.js$/ }, () => core);
    build.onResolve({ filter: /\/inline-\w+\.js$/ }, ({ path }) =>
      apart(`worker-inline${games[game(path)]}.${extension}`),
    );
    build.onResolve({ filter: /^\.\/\w+\.js$|\/entries\/\w+\.js$/ }, ({ path }) =>
      apart(`${named(game(path), host)}.js`),
    );
    build.onResolve({ filter: /\/scripts\/[\w-]+\.js$/ }, apartScript);
  },
});

/** The entry points that start workers. */
const started = ["worker", ...Object.keys(games).map((game) => `worker-${game}`)];

/** Bundles both sides of the workers. */
async function bundleWorkers() {
  const { build } = await import("esbuild");
  writeWorkers();
  for (const game of Object.keys(games)) {
    writeScript(`worker-${game}`, JSON.stringify(await inlineScript(game)));
    copyScript(`worker-${game}`);
  }
  const write = (name, source, format, options) =>
    build({
      ...common,
      ...packages,
      ...formats[format],
      entryPoints: [source],
      outfile: join(pkg, `${name}.${extensions[format]}`),
      ...options,
    });
  const writeHost = (name, source, host = "universal", format = "esm") =>
    write(name, source, format, {
      ...(format === "cjs" ? ownAddress : {}),
      plugins: [forWorker(host, extensions[format])],
    });
  await Promise.all([
    ...["esm", "cjs"].map((format) => write("worker-core", at("js", "worker", "core.ts"), format, compact)),
    ...started.flatMap((name) => [
      writeHost(name, entryFile(name)),
      ...["esm", "cjs"].map((format) => writeHost(`${name}-node`, entryFile(name), "node", format)),
    ]),
    ...Object.entries(games).flatMap(([game, suffix]) => [
      ...["esm", "cjs"].map((format) =>
        write(`worker-inline${suffix}`, generatedWorker("inline", game), format, {
          plugins: [forWorker("universal", extensions[format])],
        }),
      ),
      writeHost(`worker-thread${suffix}`, entryFile(`worker-thread${suffix}`)),
      writeHost(`worker-thread-node${suffix}`, generatedWorker("thread-node", game), "node"),
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

/** Moves the declarations of the generated entry files to those of the others. */
function raiseEntries(types) {
  const folder = join(types, "generated", "entries");
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(types, name), text.replaceAll('"../../', '"./').replaceAll('"../', '"./generated/'));
  }
  rmSync(folder, { recursive: true });
}

/** The entry points and workers' scripts that have declarations, by their names. */
const typed = (entries) => [
  ...entries.flatMap((entry) => [entry, `${entry}-slim`]),
  ...plain,
  "elements",
  ...started,
  ...Object.values(games).map((suffix) => `worker-thread${suffix}`),
];

/**
 * Writes the declarations. Those of tsc are CommonJS, by a package.json without `type` in their folder. ES modules have
 * declarations that re-export them, because TypeScript allows that in this direction alone.
 *
 * @param entries the entry points that have a WebAssembly module
 */
export async function buildDeclarations(entries) {
  const types = join(pkg, "types");
  await run(npmProgram("tsc"), ["--project", at("tsconfig.build.json")], { quiet: true });
  raiseEntries(types);
  const wanted = referredTo(types, typed(entries));
  for (const name of readdirSync(types, { recursive: true }).filter((name) => name.endsWith(".d.ts")))
    if (!wanted.has(join(types, name))) rmSync(join(types, name));
  writeFileSync(join(types, "package.json"), "{}\n");
  for (const entry of typed(entries)) {
    const text = readFileSync(join(types, `${entry}.d.ts`), "utf8");
    const alone = !text.includes(' from "./'); // such as the root's, whose default export `*` would not include
    writeFileSync(join(types, `${entry}.d.mts`), alone ? text : `export * from "./${entry}.js";\n`);
  }
}

/**
 * Bundles the package into pkg/.
 *
 * @param entries the entry points that have a WebAssembly module
 * @param wanted the hosts to bundle for
 */
export async function buildBundles(entries, wanted) {
  say("bundling the package into pkg/");
  rmSync(pkg, { recursive: true, force: true });
  buildDecks();
  await Promise.all([bundleWorkers(), bundlePlain(), ...entries.map((entry) => bundle(entry, wanted))]);
  await buildElements();
}
