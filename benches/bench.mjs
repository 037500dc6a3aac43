// npm run bench: speeds and sizes of the built package in Node, together with those of the native program.
//   --json   print one JSON object
//   --peers  play random games beside libraries of other games instead, and print the table of docs/bench.md
//   --bots   rate the bots instead, and print the table of docs/bots.md
// Both play the same games (benches/workload.json, benches/unmatched.json) and the same tournament
// (benches/tournament.json), so their checksums must be equal.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildAll, buildModules } from "../scripts/build.mjs";
import { entries } from "../scripts/lib/entries.mjs";
import { at, cargoTarget, output, run } from "../scripts/lib/run.mjs";
import { measure, measureReactNative } from "../scripts/lib/size.mjs";
import { setupForBuild } from "../scripts/setup.mjs";
import { instructions } from "./instructions.mjs";
import { measureTournament } from "./tournament.mjs";

const readJson = (name) => JSON.parse(readFileSync(at("benches", name), "utf8"));
const workload = readJson("workload.json");
/** Two decks of 40 cards with 8 different icon combinations, 4 to 6 flips a side. */
const forecastInput = readJson("forecast.json");

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const milliseconds = (task) => {
  const begun = performance.now();
  task();
  return performance.now() - begun;
};

/** Functions are compiled for speed when they have been called often, in a thread beside: until then they are warming up. */
const WARM_UP_MS = 1000;

function warmUp(task) {
  for (const begun = performance.now(); performance.now() - begun < WARM_UP_MS; ) task();
}

/** Median time of one call in microseconds, over batches long enough for the clock. */
function microseconds(task, batch = 200, batches = 15) {
  warmUp(task);
  const times = Array.from({ length: batches }, () =>
    milliseconds(() => {
      for (let index = 0; index < batch; index++) task();
    }),
  );
  return (median(times) * 1000) / batch;
}

/** From the start of the import to the first list of legal actions, in a fresh process each time. */
function firstAction(entry, { config }) {
  const program = `
    const begun = performance.now();
    const { load } = await import("altmode/${entry}");
    const game = (await load()).newGame(${JSON.stringify(config)});
    game.legalActions();
    console.log(performance.now() - begun);`;
  const once = () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: at() }));
  return median(Array.from({ length: 7 }, once));
}

/** Whole games inside one call each run; the checksum is the same in every run. */
function playouts(game, { games, options }) {
  let checksum;
  const once = () => {
    checksum = game.playouts(games, options).checksum;
  };
  warmUp(once);
  const rate = (1000 * games) / median(Array.from({ length: 5 }, () => milliseconds(once)));
  return { wasm_games_per_second: rate, checksum };
}

/** One whole game by the shortest way over the boundary: the first action's id each time. */
function applyTime(rules, { config }) {
  const once = () => {
    const game = rules.newGame(config);
    let applied = 0;
    const time = milliseconds(() => {
      while (game.toAct !== null && applied < 500) {
        game.apply(0);
        applied++;
      }
    });
    game.free();
    return (time * 1000) / applied;
  };
  warmUp(once);
  return median(Array.from({ length: 25 }, once));
}

/** Speeds that all game systems have. */
function commonSpeeds(rules, entry, games) {
  const game = rules.newGame(games.config);
  return {
    ...playouts(game, games),
    legal_actions_us: microseconds(() => game.legalActions()),
    apply_us: applyTime(rules, games),
    view_us: microseconds(() => game.view(0)),
    first_action_ms: firstAction(entry, games),
  };
}

/** Unmatched: the games of benches/unmatched.json, native and in WebAssembly. */
async function unmatchedFigures() {
  const { load: loadUnmatched } = await import("altmode/unmatched");
  const games = readJson("unmatched.json");
  const nativeRun = native("bench", "--game", "unmatched");
  const wasmRun = commonSpeeds(await loadUnmatched(), "unmatched", games);
  same("games of Unmatched", nativeRun.unmatched_checksum, wasmRun.checksum);
  const named = Object.entries(wasmRun).map(([name, value]) => [`unmatched_${name}`, value]);
  return { ...nativeRun, ...Object.fromEntries(named) };
}

function speeds(tcg) {
  const fiveASide = tcg.fromScenario(readJson("five-a-side.json"));
  return {
    ...commonSpeeds(tcg, "tcg", workload),
    forecast_call_us: microseconds(() => tcg.forecast(forecastInput)),
    forecast_all_call_us: microseconds(() => fiveASide.forecastAll(), 20),
  };
}

/** Speeds on React Native's engine, where it is installed (`npm run environments` installs it). */
async function onHermes() {
  const { measureHermes } = await import("../tests/environments/hermes-bench.mjs");
  return (await measureHermes()) ?? {};
}

if (process.argv.includes("--bots")) {
  const { rateBots } = await import("./bots.mjs");
  await rateBots();
  process.exit();
}
await setupForBuild();
if (process.argv.includes("--peers")) {
  const { comparePeers } = await import("./peers.mjs");
  await buildModules();
  await comparePeers();
  process.exit();
}
await buildAll();
await run("cargo", ["build", "--release", "--package", "altmode-cli", "--quiet"]);

const { load } = await import("altmode/tcg");

/** Returns the JSON that the native program prints. */
function native(...command) {
  const printed = output(`${cargoTarget}/release/altmode`, [...command, "--json"]);
  if (printed === undefined) throw new Error(`altmode ${command.join(" ")} --json failed`);
  return JSON.parse(printed);
}

/** Refuses figures of something that was not played alike. */
function same(what, one, other) {
  if (one !== other) throw new Error(`native and wasm played different ${what}: ${one} and ${other}`);
}

/** The tournament of the largest size in the rules' tables, native and in WebAssembly. */
async function tournamentFigures() {
  const { load: loadTournament } = await import("altmode/tournament");
  const nativeRun = native("tournament", "bench");
  const wasmRun = measureTournament(await loadTournament(), readJson("tournament.json"));
  same("tournaments", nativeRun.checksum, wasmRun.checksum);
  return {
    tournament_native_pairing_ms: nativeRun.slowest_pairing_ms,
    tournament_native_standings_ms: nativeRun.standings_ms,
    tournament_pairing_ms: wasmRun.pairing_ms,
    tournament_standings_ms: wasmRun.standings_ms,
    tournament_checksum: wasmRun.checksum,
  };
}

const games = native("bench");
const figures = {
  ...games,
  ...instructions(),
  ...speeds(await load()),
  ...(await unmatchedFigures()),
  ...(await tournamentFigures()),
  ...(await onHermes()),
  ...measure("tcg"),
  ...measureReactNative("tcg"),
  ...Object.fromEntries(
    entries
      .filter((entry) => entry !== "tcg")
      .flatMap((entry) =>
        Object.entries({ ...measure(entry), ...measureReactNative(entry) }).map(([name, value]) => [
          `${entry}_${name}`,
          value,
        ]),
      ),
  ),
};
same("games", games.checksum, figures.checksum);

if (process.argv.includes("--json")) console.log(JSON.stringify(figures));
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(32)} ${shown(value)}`);

function shown(value) {
  if (typeof value !== "number") return value;
  return Number.isInteger(value)
    ? value.toLocaleString("en")
    : value.toLocaleString("en", { maximumSignificantDigits: 4 });
}
