// npm start: builds a fresh clone, plays a game, prints a forecast, and serves the demo page.
//   --no-serve   end after printing
import { buildAll } from "./build.mjs";
import { buildDocs } from "./docs.mjs";
import { at, say } from "./lib/run.mjs";
import { playGame, showForecast } from "./lib/sample.mjs";
import { setupForBuild } from "./setup.mjs";

async function serveDemo() {
  const { build, preview } = await import("vite");
  say("building the demo page (some seconds)");
  await build({ root: at("demo"), logLevel: "warn" });
  await buildDocs();
  const server = await preview({ root: at("demo") });
  const [address] = [...server.resolvedUrls.local, ...server.resolvedUrls.network];
  console.log(`The demo page is at ${address} (Ctrl+C ends), the documentation at ${address}docs/.`);
}

await setupForBuild();
await buildAll();
const { load } = await import("altmode/tcg");
const tcg = await load();
playGame(tcg);
showForecast(tcg);
if (!process.argv.includes("--no-serve")) await serveDemo();
