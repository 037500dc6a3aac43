// Hosts the example of docs/new-game.md (rust/host/tests/tricks): compiles its module, plays a game in JavaScript, and simulates
// games by the command line.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { testedCommandLine } from "./lib/cargo.mjs";
import { buildGlue } from "./lib/glue.mjs";
import { at, cargoTarget, run } from "./lib/run.mjs";
import { buildWasm, compile } from "./lib/wasm.mjs";
import { ensureTarget } from "./setup.mjs";

/** Builds the example and plays it. Throws an `AssertionError` at the first wrong answer. */
export async function testGame() {
  await ensureTarget();
  let compiled;
  await compile(["tricks"], "start", (_, module) => {
    compiled = module;
  });
  await buildWasm("tricks", compiled, "start");
  buildGlue("tricks");
  const outfile = join(cargoTarget, "test-game.mjs");
  // Imported late: `npm test` reads this file before the packages are installed.
  const { build } = await import("esbuild");
  await build({
    stdin: {
      contents: `export * as glue from "./js/generated/glue/tricks.js";\nexport { play } from "./tests/tricks/play.js";`,
      resolveDir: at("."),
    },
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "error",
  });
  const { glue, play } = await import(pathToFileURL(outfile).href);
  await play(glue, at("js", "generated", "wasm", "tricks_bg.wasm"));
  console.log("the example of docs/new-game.md: 1 game played");

  const altmode = await testedCommandLine("--features", "altmode-cli/tricks");
  await run(altmode, ["simulate", "--game", "tricks", "--games", "1000"]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await testGame();
