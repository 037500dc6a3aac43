import { readFileSync } from "node:fs";
import type { ForecastInput, Scenario } from "altmode/tcg";
import { expect, test } from "vitest";
import { config, errorOf, root, tcg } from "./support.js";

const input: ForecastInput = {
  attacker: { attack: 5 },
  defender: { defense: 2, health: 5 },
  attackerDeck: {
    cards: [
      { icons: ["orange"], count: 4 },
      { icons: [], count: 6 },
    ],
  },
  defenderDeck: [{ icons: [], count: 3 }],
};

test("two flips of ten cards are exact fractions", () => {
  const forecast = tcg.forecast(input);
  for (const [damage, ways] of [15, 24, 6].entries()) {
    expect(forecast.damage[3 + damage]).toBeCloseTo(ways / 45, 12);
  }
  expect(forecast.ko).toBeCloseTo(6 / 45, 12);
  expect(forecast).toMatchObject({ min: 3, max: 5, exact: true, legal: true });
  expect(forecast.explain.length).toBeGreaterThan(0);
});

test("what a card asks for is given, or named as an assumption", () => {
  const attacker = { card: "Decepticon Venin, Insecticon Tyrant", mode: "bot" } as const;
  const hand = "hand of the defender's player is not given";
  expect(tcg.forecast({ ...input, attacker }).assumptions.join(" ")).toContain(hand);
  expect(tcg.forecast({ ...input, attacker, defenderHand: 2 }).assumptions).toEqual([]);
  expect(tcg.forecast({ ...input, attacker, defenderHand: ["Zap"] }).assumptions).toEqual([]);
});

test("mistakes are told with their place", () => {
  const error = errorOf(() => tcg.forecast({ ...input, attacker: { attack: Number.NaN } }));
  expect(error).toMatchObject({ code: "bad-input", path: "attacker.attack" });
  const empty = errorOf(() => tcg.forecast({ ...input, defenderDeck: { cards: [] } }));
  expect(empty).toMatchObject({ code: "empty-deck", path: "defenderDeck.cards" });
});

test("a game forecasts one attack and all of them", () => {
  const scenario = JSON.parse(readFileSync(`${root}/benches/five-a-side.json`, "utf8")) as Scenario;
  const game = tcg.fromScenario(scenario);
  const pairs = game.forecastAll();
  expect(pairs.length).toBe(25);
  const [best] = pairs;
  if (best === undefined) throw new Error("there is no attack");
  const forecast = game.forecast(best.attacker, best.defender);
  expect(forecast.expected).toBeCloseTo(best.expected, 12);
  expect(forecast.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(errorOf(() => game.forecast("nobody", best.defender)).code).toBe("unknown-character");
  game.free();
});

test("a deck report covers each colour and card", () => {
  const report = tcg.deckReport(config.players[0]);
  expect(Object.keys(report.icons).sort()).toEqual(["black", "blue", "green", "orange", "white"]);
  expect(report.hold.length).toBeGreaterThan(0);
});
