// `altmode/worker` in Chromium: bundled by each bundler with nothing but its defaults, built and by its development
// server, from another origin, and where no worker can start.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at, capture } from "../../../scripts/lib/run.mjs";
import { found, here, ours, programOf } from "../fresh.mjs";
import { inChromium, onPage, serve } from "../page.mjs";

const require = createRequire(at("package.json"));

/** Returns the address of the entry point for Unmatched alone. */
const ofUnmatched = (address) =>
  address.endsWith(".js") ? address.replace(/\.js$/, "-unmatched.js") : `${address}/unmatched`;

/** Plays each game system in a worker, cancels, and goes on asking after the end. */
export const program = (address = "altmode/worker") => `
import { startWorker } from "${address}";
import { startWorker as startUnmatched } from "${ofUnmatched(address)}";
import { gameOf } from "./conformance.js";
import { recorded } from "./recorded.js";

/** The number of actions applied, each of which takes two messages and their answers. */
const ACTIONS = 20;

async function play(name, options, start = startWorker) {
  const found = [];
  const same = (what, is, should) => {
    if (is !== should) found.push(name + ": " + what + " is " + is + ", not " + should);
  };
  const { input, result } = gameOf(recorded, name);
  const rules = await start(options);
  const game = await rules.newGame(input.config);
  const { games, options: bots } = input.playouts;
  same("the checksum of games by bots", (await game.playouts(games, bots)).checksum, result.checksum);
  same("the first hash", await game.hash(), result.hashes[0]);
  for (const [step, action] of input.actions.slice(0, ACTIONS).entries()) {
    await game.apply(action);
    same("the hash after action " + (step + 1), await game.hash(), result.hashes[step + 1]);
  }
  same("the number of cards", (await rules.cards.all()).length > 100, true);
  same("a mistake", await game.apply(9999).catch(({ code }) => code), "illegal-action");
  const controller = new AbortController();
  const long = game.suggest({ iterations: 100000 }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  same("what was cancelled", await long.catch(({ code }) => code), "cancelled");
  await rules.close();
  same("the game after its end", await game.hash().catch(({ code }) => code), "freed");
  return found;
}

async function run() {
  const found = await play("tcg");
  for (const game of ["unmatched", "deckbuilder"]) found.push(...(await play(game, { game })));
  found.push(...(await play("unmatched", undefined, startUnmatched)));
  const { code } = await startUnmatched({ game: "tcg" }).catch((error) => error);
  if (code !== "bad-input") found.push("a game of another entry point: " + code);
  return found;
}
run().then(
  (found) => { globalThis.result = found; },
  (error) => { globalThis.result = [error.code + ": " + error.message]; },
);
`;

const page = (script, type = "module") =>
  `<!doctype html><meta charset="utf-8"><title>altmode</title><script type="${type}" src="${script}"></script>\n`;

const write = (folder, address) => {
  writeFileSync(join(folder, "main.js"), program(address));
  writeFileSync(join(folder, "index.html"), page("./main.js"));
};

/** The newest Vite is the project's own; the others are among the environments' packages. */
const vite = (version) =>
  import(
    version === 8
      ? at("node_modules", "vite", "dist", "node", "index.js")
      : here("node_modules", `vite-${version}`, "dist", "node", "index.js")
  );

async function viteBuild(folder, version) {
  write(folder);
  const { build } = await vite(version);
  await build({ root: folder, configFile: false, logLevel: "error" });
  return inChromium(join(folder, "dist"));
}

async function viteServer(folder, version) {
  write(folder);
  const { createServer } = await vite(version);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    cacheDir: join(folder, ".vite"),
    server: { port: 0, host: "127.0.0.1", hmr: false },
  });
  try {
    await server.listen();
    const { port } = server.httpServer.address();
    return await onPage(`http://127.0.0.1:${port}/`);
  } finally {
    await server.close();
  }
}

/** Webpack, with every script lowered by Babel for the browsers given. */
async function webpack(folder, targets) {
  write(folder);
  const rule = {
    test: /\.js$/,
    use: {
      loader: found("babel-loader"),
      options: { babelrc: false, configFile: false, presets: [[found("@babel/preset-env"), { targets }]] },
    },
  };
  const compiler = ours("webpack")({
    context: folder,
    entry: "./main.js",
    mode: "production",
    output: { path: join(folder, "dist"), publicPath: "/" },
    module: { rules: targets === undefined ? [] : [rule] },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
  const complaints = [...errors, ...warnings].map(({ message }) => message);
  if (complaints.length > 0) return complaints;
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js", "text/javascript"));
  return inChromium(join(folder, "dist"));
}

async function esbuild(folder, format, target) {
  write(folder);
  const entry = ["main.js", "--bundle", `--format=${format}`, `--target=${target}`, "--outfile=dist/main.js"];
  const quiet = ["--log-level=error"];
  await capture(require.resolve("esbuild/bin/esbuild"), [...entry, ...quiet], { cwd: folder });
  const type = format === "esm" ? "module" : "text/javascript";
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js", type));
  return inChromium(join(folder, "dist"));
}

/** A program with the worker of one game system: no bundler emits anything of the others. */
async function oneGame(folder, bundle) {
  const text = `import { startWorker } from "altmode/worker/unmatched";
    startWorker()
      .then(async (unmatched) => ((await unmatched.heroes.all()).length > 1 ? [] : ["no heroes"]))
      .then((found) => { globalThis.result = found; }, (error) => { globalThis.result = [String(error)]; });`;
  writeFileSync(join(folder, "main.js"), text);
  writeFileSync(join(folder, "index.html"), page("./main.js"));
  await bundle(folder);
  const dist = join(folder, "dist");
  const emitted = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const contents = emitted.map(({ name, parentPath }) => [
    name,
    readFileSync(join(parentPath, name), "utf8"),
  ]);
  const faults = contents.flatMap(([name, content]) => {
    // The names under which the modules of the other games are left, or their own imports.
    const others = ["altmode/tcg-bytes", "altmode/deckbuilder-bytes", "tcg_bg.js", "deckbuilder_bg.js"];
    return others.filter((other) => content.includes(other)).map((other) => `${name} contains ${other}`);
  });
  if (!contents.some(([, content]) => content.includes("altmode/unmatched-bytes")))
    faults.push("no module was emitted");
  return [...faults, ...(await inChromium(dist))];
}

/** Parcel with its defaults, which do not read package.json's "exports". */
async function parcel(folder) {
  write(folder);
  const args = [
    "build",
    "index.html",
    "--dist-dir",
    "dist",
    "--no-cache",
    "--no-source-maps",
    "--log-level",
    "error",
  ];
  await capture(process.execPath, [programOf("parcel", "lib/bin.js"), ...args], { cwd: folder });
  return inChromium(join(folder, "dist"));
}

const viteOf = async (folder) =>
  (await vite(8)).build({ root: folder, configFile: false, logLevel: "error" });

async function webpackOf(folder) {
  const compiler = ours("webpack")({
    context: folder,
    entry: "./main.js",
    mode: "production",
    output: { path: join(folder, "dist"), publicPath: "/" },
    performance: { hints: false },
  });
  await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js", "text/javascript"));
}

async function withoutBundler(folder, headers) {
  write(folder, "./node_modules/altmode/pkg/worker.js");
  return inChromium(folder, headers);
}

/** The package comes from another origin, as from a content delivery network. */
async function otherOrigin(folder) {
  const other = await serve(folder, { "access-control-allow-origin": "*" });
  const own = join(folder, "own");
  mkdirSync(own);
  for (const name of ["conformance.js", "recorded.js"]) cpSync(join(folder, name), join(own, name));
  write(own, `${other.address}node_modules/altmode/pkg/worker.js`);
  try {
    return await inChromium(own);
  } finally {
    other.close();
  }
}

const strict = {
  "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

/** Asks for workers that cannot start; each attempt must be answered with what to do. */
const attempts = (workers) => `
import { AltmodeError, startWorker } from "./node_modules/altmode/pkg/worker.js";
const said = [];
const own = (script) => new Worker(script, { type: "module" });
for (const [name, worker] of Object.entries(${workers})) {
  const error = await startWorker(worker()).catch((error) => error);
  if (!(error instanceof AltmodeError)) said.push(name + ": no AltmodeError: " + error);
  else if (error.code !== "worker-failed") said.push(name + ": " + error.code + ": " + error.message);
  else if (!error.message.includes("optimizeDeps")) said.push(name + ": it does not help: " + error.message);
}
const error = await startWorker({}).catch((error) => error);
if (error.code !== "bad-input") said.push("not refused: " + error);
`;

/** A line that breaks later: calls that wait for an answer are rejected. */
const breaking = `
const made = [];
globalThis.Worker = class extends Worker {
  constructor(...parameters) {
    super(...parameters);
    made.push(this);
  }
};
const tcg = await startWorker();
const waiting = tcg.cards.all().catch(({ code }) => code);
made.at(-1).dispatchEvent(new MessageEvent("messageerror"));
if ((await waiting) !== "worker-failed") said.push("unreadable: " + JSON.stringify(await waiting));
`;

/** No worker is allowed, the script is missing, no script, or broken: the page hears of it, and of what to do. */
async function refused(folder) {
  const ending = "globalThis.result = said;";
  writeFileSync(join(folder, "broken.js"), `throw new Error("broken");`);
  writeFileSync(join(folder, "text.txt"), `"no script";`);
  writeFileSync(join(folder, "index.html"), page("./main.js"));
  const policy = { "content-security-policy": "worker-src 'none'" };
  const all = `{ default: () => undefined, own: () => own("./broken.js") }`;
  writeFileSync(join(folder, "main.js"), attempts(all) + ending);
  const forbidden = await inChromium(folder, policy);
  // Without a policy, so that each script is asked for.
  const scripts = `{ missing: () => own("./missing.js"), broken: () => own("./broken.js"), text: () => own("./text.txt") }`;
  writeFileSync(join(folder, "main.js"), attempts(scripts) + breaking + ending);
  const { address, asked, close } = await serve(folder);
  try {
    const found = [...forbidden, ...(await onPage(address))];
    for (const script of ["/missing.js", "/broken.js", "/text.txt"])
      if (!asked.includes(script)) found.push(`${script} was not asked for`);
    return found;
  } finally {
    close();
  }
}

/** The program, with its result printed. */
const onNode = (text) => text.replace(/globalThis\.result = (.*?); }/g, "console.log(JSON.stringify($1)); }");

/** Without a bundler, Node starts threads. */
async function node(folder) {
  writeFileSync(join(folder, "main.mjs"), onNode(program()));
  return JSON.parse(await capture(process.execPath, ["main.mjs"], { cwd: folder }));
}

/** A bundle for Node has no script beside it: the thread starts from text. */
async function nodeBundle(folder) {
  writeFileSync(join(folder, "main.js"), onNode(program()));
  const faults = [];
  for (const [format, out] of [
    ["esm", "main.mjs"],
    ["cjs", "main.cjs"],
  ]) {
    const args = ["main.js", "--bundle", "--platform=node", `--format=${format}`, `--outfile=dist/${out}`];
    await capture(require.resolve("esbuild/bin/esbuild"), [...args, "--log-level=error"], { cwd: folder });
    faults.push(...JSON.parse(await capture(process.execPath, [join("dist", out)], { cwd: folder })));
  }
  return faults;
}

/** A server bundle of Vite, as SvelteKit makes it of packages among the devDependencies. */
async function viteServerBundle(folder) {
  writeFileSync(join(folder, "main.js"), onNode(program()));
  const { build } = await vite(8);
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: "main.js", outDir: "dist" },
  });
  return JSON.parse(await capture(process.execPath, [join("dist", "main.js")], { cwd: folder }));
}

/** Bundles of Bun: a script, and an executable. */
async function bunBundles(folder) {
  const bun = programOf("bun", "bin/bun.exe");
  writeFileSync(join(folder, "main.js"), onNode(program()));
  await capture(bun, ["build", "main.js", "--target", "bun", "--outdir", "dist"], { cwd: folder });
  await capture(bun, ["build", "main.js", "--compile", "--outfile", "dist/program"], { cwd: folder });
  const faults = [];
  for (const [name, command, ...args] of [
    ["bundle", bun, "dist/main.js"],
    ["executable", join(folder, "dist", "program")],
  ]) {
    const found = JSON.parse(await capture(command, args, { cwd: folder }));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

const present = () => undefined;
const needs = (name) => () => (found(name) ? undefined : `the npm package ${name} is not installed`);

export const workers = [
  { name: "worker: no bundler", missing: present, run: withoutBundler },
  {
    name: "worker: no bundler, CSP",
    missing: present,
    run: (folder) => withoutBundler(folder, strict),
  },
  { name: "worker: other origin", missing: present, run: otherOrigin },
  { name: "worker: cannot start", missing: present, run: refused },
  { name: "worker: Node", missing: present, run: node },
  { name: "worker: Node bundle", missing: present, run: nodeBundle },
  { name: "worker: Vite server bundle", missing: present, run: viteServerBundle },
  { name: "worker: Bun bundles", missing: needs("bun/package.json"), run: bunBundles },
  { name: "worker: esbuild", missing: present, run: (folder) => esbuild(folder, "esm", "esnext") },
  { name: "worker: esbuild es2019", missing: present, run: (folder) => esbuild(folder, "iife", "es2019") },
  ...[8, 7, 6, 5].flatMap((version) => {
    const missing = version === 8 ? present : needs(`vite-${version}/package.json`);
    return [
      { name: `worker: Vite ${version}`, missing, run: (folder) => viteBuild(folder, version) },
      { name: `worker: Vite ${version} dev`, missing, run: (folder) => viteServer(folder, version) },
    ];
  }),
  { name: "worker: webpack", missing: needs("webpack"), run: (folder) => webpack(folder) },
  {
    name: "worker: webpack, Babel",
    missing: needs("babel-loader"),
    run: (folder) => webpack(folder, { chrome: "61" }),
  },
  { name: "worker: Parcel", missing: needs("parcel/package.json"), run: parcel },
  { name: "worker: one game, Vite", missing: present, run: (folder) => oneGame(folder, viteOf) },
  {
    name: "worker: one game, webpack",
    missing: needs("webpack"),
    run: (folder) => oneGame(folder, webpackOf),
  },
];
