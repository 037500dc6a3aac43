// node scripts/record-conformance.mjs: records the game that every environment must reproduce. Run it after a
// change of the rules and `npm run build`.
import { readFileSync, writeFileSync } from "node:fs";
import { at } from "./lib/run.mjs";

const { load } = await import("altmode/tcg");
const tcg = await load();
const { config } = JSON.parse(readFileSync(at("benches", "workload.json"), "utf8"));
const game = tcg.newGame(config);
const hash = game.hash();
const steps = [];
// Pseudo-random choices, identical in every run.
for (let state = 1; game.toAct !== null; ) {
  const actions = game.legalActions();
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  const action = (state >> 8) % actions.length;
  game.apply(action);
  steps.push({ action, hash: game.hash() });
}
const input = {
  attacker: { card: "Bumblebee, Brave Warrior", mode: "bot", upgrades: ["Primary Laser"] },
  defender: { defense: 2, tough: 1, health: 14, damage: 5 },
  attackerDeck: {
    cards: [
      { card: "Plasma Burst", count: 3 },
      { icons: ["blue", "white"], count: 17 },
    ],
  },
  defenderDeck: {
    cards: [
      { icons: ["blue"], count: 12 },
      { icons: ["orange"], count: 18 },
    ],
  },
};
const error = { name: "AltmodeError", code: "bad-input", path: "attacker.attack" };
const recorded = {
  config,
  hash,
  steps,
  outcome: game.outcome,
  forecast: { input, damage: tcg.forecast(input).damage },
  error,
};
const note = "// Made by scripts/record-conformance.mjs; edits are lost.\n";
writeFileSync(
  at("tests", "environments", "programs", "recorded.js"),
  `${note}export const recorded = ${JSON.stringify(recorded)};\n`,
);
