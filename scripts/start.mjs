// npm start: builds a fresh clone, plays a game, prints a forecast, and serves the demo page.
//   --no-serve   end after the game and the forecast
//
// The modules are compiled with the profile "start", which takes a quarter of the time of a release (npm run build). The
// game begins as soon as its module is there, and everything that the page does not need comes after it.
import { buildDocs } from "./docs.mjs";
import { entries } from "./lib/entries.mjs";
import { buildHosts } from "./lib/hosts.mjs";
import { ensureNpmPackages } from "./lib/npm.mjs";
import { buildBundles, buildDeclarations, bundle } from "./lib/package.mjs";
import { progress } from "./lib/progress.mjs";
import { at, duration } from "./lib/run.mjs";
import { playGame, showForecast } from "./lib/sample.mjs";
import { glueProgram } from "./lib/tools.mjs";
import { buildBytes, buildWasm, compile } from "./lib/wasm.mjs";
import { ensureTarget, requireRust } from "./setup.mjs";

/** Entry points with a module of their own: `altmode/tcg/play` gets that of `altmode/tcg`, which can do more. */
const compiled = entries.filter((entry) => entry !== "tcg-play");
/** Hosts that the game in the terminal and the page run on. */
const usedHosts = ["universal", "node"];

const begun = performance.now();
const after = () => duration(performance.now() - begun);
requireRust();
// Weights are the usual seconds of each part on two cores.
const report = progress({
  "installing npm packages": 14,
  "compiling the modules": 75,
  "building the page": 8,
});

const packages = ensureNpmPackages().then(() => report.told("installing npm packages"));
const glue = glueProgram();

/** Writes what an entry point needs beside its compiled module. */
async function prepare(entry, module) {
  await Promise.all([packages, glue]);
  await buildWasm(entry, module, "start");
  buildBytes(entry);
  buildHosts(entry, usedHosts);
}

/** Plays the game of the terminal. */
async function play() {
  await bundle("tcg", usedHosts);
  const { load } = await import("altmode/tcg");
  const tcg = await load();
  report.say(`the first game, after ${after()}:`);
  playGame(tcg);
  showForecast(tcg);
}

/** Compiles the modules, and plays as soon as that of the game is there. */
async function compileAll() {
  await ensureTarget();
  const tasks = [];
  await compile(
    compiled,
    "start",
    (entry, module) => {
      const prepared = prepare(entry, module);
      if (entry !== "tcg") return tasks.push(prepared);
      tasks.push(prepared.then(play), prepare("tcg-play", module));
    },
    (fraction) => report.told("compiling the modules", fraction),
  );
  await Promise.all(tasks);
  report.told("compiling the modules");
}

async function serveDemo() {
  const { build, preview } = await import("vite");
  await buildBundles(entries, usedHosts);
  await build({ root: at("demo"), logLevel: "warn" });
  report.end();
  const server = await preview({ root: at("demo") });
  const [address] = [...server.resolvedUrls.local, ...server.resolvedUrls.network];
  report.say(`the demo page is ready after ${after()}`);
  console.log(`The demo page is at ${address} (Ctrl+C ends).`);
  await buildDeclarations(entries);
  await buildDocs();
  console.log(`The documentation is at ${address}docs/.`);
}

try {
  await Promise.all([packages, glue, compileAll()]);
  if (!process.argv.includes("--no-serve")) await serveDemo();
} finally {
  report.end();
}
