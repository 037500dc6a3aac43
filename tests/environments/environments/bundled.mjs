// Pages and workers in Chromium, made by each bundler with nothing but its defaults, and pages without a bundler.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at, capture, npmProgram } from "../../../scripts/lib/run.mjs";
import { fileOf, found, ours, programOf, writeEntries } from "../fresh.mjs";
import { inChromium } from "../page.mjs";

const require = createRequire(at("package.json"));

const conform = `
import { everything } from "./everything.js";
const result = everything().catch((error) => [String(error)]);
`;
const onPage = `${conform} result.then((found) => { globalThis.result = found; });\n`;
const inWorker = `${conform} result.then((found) => postMessage(found));\n`;
const withWorker = `
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => { globalThis.result = data; };
worker.onerror = ({ message }) => { globalThis.result = [message ?? "the worker could not start"]; };
`;
const page = (script) =>
  `<!doctype html><meta charset="utf-8"><title>altmode</title><script type="module" src="${script}"></script>\n`;

/** Writes the program: on the page, or in a worker of the page. */
function write(folder, worker) {
  writeFileSync(join(folder, "main.js"), worker ? withWorker : onPage);
  if (worker) writeFileSync(join(folder, "worker.js"), inWorker);
}

async function vite(folder, worker) {
  write(folder, worker);
  writeFileSync(join(folder, "index.html"), page("./main.js"));
  await capture(npmProgram("vite"), ["build", folder, "--logLevel", "error"], { cwd: folder });
  return inChromium(join(folder, "dist"));
}

async function webpack(folder, worker) {
  write(folder, worker);
  const compiler = ours("webpack")({
    context: folder,
    entry: "./main.js",
    mode: "production",
    output: { path: join(folder, "dist"), publicPath: "/" },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
  const complaints = [...errors, ...warnings].map(({ message }) => message);
  if (complaints.length > 0) return complaints;
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js"));
  return inChromium(join(folder, "dist"));
}

/** Parcel with its defaults, which do not read package.json's "exports". */
async function parcel(folder, worker) {
  write(folder, worker);
  writeFileSync(join(folder, "index.html"), page("./main.js"));
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

/**
 * Webpack 4, which reads neither package.json's "exports" nor the syntax of today: packages are lowered by Babel, as the
 * templates of its time do.
 */
async function webpack4(folder) {
  write(folder, false);
  const presets = [[found("@babel/preset-env"), { targets: { chrome: "70" }, modules: false }]];
  const compiler = ours("webpack-4")({
    context: folder,
    entry: "./main.js",
    mode: "production",
    // The default, md4, is not in OpenSSL 3.
    output: { path: join(folder, "dist"), publicPath: "/", hashFunction: "sha256" },
    module: {
      rules: [
        {
          test: /\.js$/,
          type: "javascript/auto",
          use: {
            loader: found("babel-loader-8"),
            options: { babelrc: false, configFile: false, compact: true, presets },
          },
        },
      ],
    },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true });
  if (errors.length + warnings.length > 0) return [...errors, ...warnings];
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js"));
  return inChromium(join(folder, "dist"));
}

async function esbuild(folder) {
  write(folder, false);
  const entry = ["main.js", "--bundle", "--format=esm", "--outfile=dist/main.js"];
  await capture(require.resolve("esbuild/bin/esbuild"), [...entry, "--log-level=warning"], { cwd: folder });
  writeFileSync(join(folder, "dist", "index.html"), page("/main.js"));
  return inChromium(join(folder, "dist"));
}

/** The package's files, which a page without a bundler imports. */
const files = { addressOf: (entry) => `./node_modules/altmode/pkg/${fileOf(entry)}.js` };

async function withoutBundler(folder, headers) {
  writeEntries(folder, files);
  writeFileSync(join(folder, "main.js"), onPage);
  writeFileSync(join(folder, "index.html"), page("/main.js"));
  return inChromium(folder, headers);
}

async function streamed(folder) {
  writeEntries(folder, {
    addressOf: (entry) => `./node_modules/altmode/pkg/${fileOf(entry)}-slim.js`,
    sourceOf: (entry) => `"/node_modules/altmode/pkg/${fileOf(entry)}.wasm"`,
  });
  writeFileSync(join(folder, "main.js"), onPage);
  writeFileSync(join(folder, "index.html"), page("/main.js"));
  return inChromium(folder);
}

/** Nothing but the page's own scripts, and WebAssembly: no eval, no data: or blob: scripts, no inline scripts. */
const strict = {
  "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
};

/** Where WebAssembly is not allowed at all, the error says what to allow. */
async function withoutWasm(folder) {
  writeEntries(folder, files);
  writeFileSync(
    join(folder, "main.js"),
    `import { entries } from "./entries.js";
     const result = [];
     for (const [name, load] of Object.entries(entries)) {
       const error = await load().then(() => "it loaded", (error) => error);
       const { name: type, code, message } = error;
       const fine = type === "AltmodeError" && code === "load-failed" && message.includes("'wasm-unsafe-eval'");
       if (!fine) result.push(name + ": " + error);
     }
     globalThis.result = result;\n`,
  );
  writeFileSync(join(folder, "index.html"), page("/main.js"));
  return inChromium(folder, { "content-security-policy": "script-src 'self'" });
}

/**
 * Chromium without just-in-time compiler and without WebAssembly, as Safari is in Lockdown Mode. The rules and their workers
 * say so, and the build in plain JavaScript works.
 */
async function lockdown(folder) {
  writeEntries(folder, { addressOf: (entry) => `./node_modules/altmode/pkg/${fileOf(entry)}-plain.js` });
  const usual = readFileSync(join(folder, "entries.js"), "utf8").replaceAll("-plain.js", ".js");
  writeFileSync(join(folder, "usual.js"), usual);
  writeFileSync(
    join(folder, "main.js"),
    `import { everything } from "./everything.js";
     import { entries } from "./usual.js";
     import { startWorker } from "./node_modules/altmode/pkg/worker.js";
     const result = [];
     const worker = (game) => () => startWorker({ game });
     const all = { ...entries, "worker tcg": worker("tcg"), "worker unmatched": worker("unmatched") };
     for (const [name, load] of Object.entries(all)) {
       const { code, message } = await load().then(() => ({ message: "it loaded" }), (error) => error);
       const advice = "altmode/" + name.replace("worker ", "") + "/plain works without it";
       const fine = code === "load-failed" && message.includes("no WebAssembly") && message.includes(advice);
       if (!fine) result.push(name + ": " + message);
     }
     globalThis.result = [...result, ...(await everything())];\n`,
  );
  writeFileSync(join(folder, "index.html"), page("/main.js"));
  return inChromium(folder, {}, "--jitless");
}

/** A server bundle: the module's file is no longer beside the script, so the text has to serve. */
async function serverBundle(folder) {
  writeFileSync(
    join(folder, "main.js"),
    `${conform} result.then((found) => console.log(JSON.stringify(found)));\n`,
  );
  const esbuild = require.resolve("esbuild/bin/esbuild");
  const results = [];
  for (const [format, out] of [
    ["esm", "out.mjs"],
    ["cjs", "out.cjs"],
  ]) {
    const args = ["main.js", "--bundle", "--platform=node", `--format=${format}`, `--outfile=dist/${out}`];
    await capture(esbuild, [...args, "--log-level=error"], { cwd: folder });
    results.push(...JSON.parse(await capture(process.execPath, [join("dist", out)], { cwd: folder })));
  }
  return results;
}

const present = () => undefined;
const needs = (name) => () => (found(name) ? undefined : `the npm package ${name} is not installed`);
const needsWebpack = needs("webpack");

export const bundled = [
  { name: "Vite + page", missing: present, run: (folder) => vite(folder, false) },
  { name: "Vite + Web Worker", missing: present, run: (folder) => vite(folder, true) },
  { name: "webpack + page", missing: needsWebpack, run: (folder) => webpack(folder, false) },
  { name: "webpack + Web Worker", missing: needsWebpack, run: (folder) => webpack(folder, true) },
  { name: "webpack 4, Babel", missing: needs("webpack-4"), run: webpack4 },
  { name: "Parcel + page", missing: needs("parcel/package.json"), run: (folder) => parcel(folder, false) },
  {
    name: "Parcel + Web Worker",
    missing: needs("parcel/package.json"),
    run: (folder) => parcel(folder, true),
  },
  { name: "esbuild + page", missing: present, run: esbuild },
  { name: "esbuild for Node", missing: present, run: serverBundle },
  { name: "no bundler", missing: present, run: (folder) => withoutBundler(folder) },
  { name: "no bundler, slim", missing: present, run: streamed },
  { name: "strict CSP", missing: present, run: (folder) => withoutBundler(folder, strict) },
  { name: "CSP, no WebAssembly", missing: present, run: withoutWasm },
  { name: "Lockdown Mode", missing: present, run: lockdown },
];
