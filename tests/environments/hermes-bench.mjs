// Measures the package on the Hermes engine, for `npm run bench`.
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "../../scripts/lib/run.mjs";
import { bundleWithMetro, hermes, missing } from "./environments/hermes.mjs";
import { freshFolder, pack } from "./fresh.mjs";

const program = `
import { load } from "altmode/tcg";
import { gameOf } from "./conformance.js";
import { recorded } from "./recorded.js";

const { config, actions } = gameOf(recorded, "tcg").input;
const forecast = recorded.find(({ program, entries }) => program === "calls" && entries.includes("tcg")).input[0].input;

// The clock counts whole milliseconds, so several games are played side by side.
const GAMES = 10;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

load().then((tcg) => {
  const games = Array.from({ length: GAMES }, () => tcg.newGame(config));
  const moves = [];
  for (const action of actions) {
    const begun = Date.now();
    for (const game of games) {
      game.legalActions();
      game.apply(action);
    }
    moves.push((Date.now() - begun) / GAMES);
  }
  const forecasts = [];
  for (let time = 0; time < 11; time++) {
    const begun = Date.now();
    for (let index = 0; index < 5; index++) tcg.forecast(forecast);
    forecasts.push((Date.now() - begun) / 5);
  }
  print(JSON.stringify({ hermes_move_ms: median(moves), hermes_forecast_ms: median(forecasts) }));
});
`;

/** Median times of a move and of a forecast, or `undefined` where there is no Hermes. */
export async function measureHermes() {
  if (missing() !== undefined) return undefined;
  const packed = join(tmpdir(), `altmode-bench-${process.pid}`);
  const folder = await freshFolder("hermes bench", await pack(packed));
  try {
    writeFileSync(join(folder, "bench.js"), program);
    const bytecode = join(folder, "bundle.hbc");
    await capture(hermes(), [
      "-O",
      "-emit-binary",
      "-out",
      bytecode,
      await bundleWithMetro(folder, "bench.js"),
    ]);
    return JSON.parse(await capture(hermes(), ["-b", bytecode]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(packed, { recursive: true, force: true });
  }
}
