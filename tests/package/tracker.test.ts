// The tracker through the package: its own module, its wrapper, and the rules engine's answers about its table.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { load, type Match, type MatchSetup, type TrackerAction } from "altmode/tracker";
import fc from "fast-check";
import { expect, test } from "vitest";
import { errorOf, tcg } from "./support.js";

const require = createRequire(import.meta.url);
const tracker = await load();

const setup: MatchSetup = {
  seed: "2a",
  players: [
    { name: "Ann", characters: ["Optimus Prime, Battlefield Legend", "Bumblebee, Courageous Scout"] },
    { name: "Ben", characters: ["Deadlock, Bounty Hunter"] },
  ],
};

/** A match with a time of its own, a minute a step. */
function begun(device = "one") {
  let at = 1_000;
  const match = tracker.newMatch(setup, { device, at });
  const act = (action: TrackerAction) => {
    at += 60_000;
    return match.apply(action, { at, by: "Ann" });
  };
  return { match, act };
}

const damages = (match: Match) => match.view(0).characters.map(({ damage }) => damage);

test("every way into the package tracks the same", async () => {
  const common: typeof import("altmode/tracker") = require("altmode/tracker");
  const slim = await import("altmode/tracker/slim");
  const { match, act } = begun();
  act({ type: "damage", character: 0, amount: 3 });
  const link = match.link();
  for (const other of [
    await common.load(),
    await slim.load(readFileSync(require.resolve("altmode/tracker.wasm"))),
  ]) {
    expect(other.version).toBe(tracker.version);
    expect(other.fromLink(link, { device: "one" }).link()).toBe(link);
  }
  expect(await load()).toBe(tracker);
});

test("damage, undo, redo and the history", () => {
  const { match, act } = begun();
  const applied = act({ type: "damage", character: 0, amount: 5, from: 2 });
  expect(applied).toMatchObject({ joined: false, warnings: [] });
  expect(applied.text).toBe("Optimus Prime takes 5 damage by Deadlock (0 → 5 of 14)");
  expect(
    match.apply({ type: "damage", character: 0, amount: 1, from: 2 }, { at: 62_000, by: "Ann" }).joined,
  ).toBe(true);
  expect(match.view(0)).toMatchObject({
    undo: "Optimus Prime takes 6 damage by Deadlock (0 → 6 of 14)",
    redo: null,
  });
  expect(match.undo()).toBe(true);
  expect(match.undo()).toBe(false);
  expect(damages(match)).toEqual([0, 0, 0]);
  expect(match.history()).toMatchObject([{ by: "Ann", at: 61_000, until: 62_000, state: "undone" }]);
  expect(match.redo()).toBe(true);
  expect(damages(match)).toEqual([6, 0, 0]);
});

test("exports, links and merges", () => {
  const { match, act } = begun();
  act({ type: "damage", character: 0, amount: 3 });
  const other = tracker.import(match.export(), { device: "two" });
  act({ type: "tap", character: 1, tapped: true });
  other.apply({ type: "damage", character: 2, amount: 4 }, { at: 500_000, by: "Ben" });
  expect(match.merge(other.export())).toBe(1);
  expect(other.merge({ link: match.link() })).toBe(1);
  expect(other.link()).toBe(match.link());
  expect(damages(match)).toEqual([3, 0, 4]);
  expect(match.link().length).toBeLessThanOrEqual(2_048);
});

test("faults say what and where", () => {
  const { match, act } = begun();
  act({ type: "damage", character: 0, amount: 3 });
  const loose = (action: unknown) => errorOf(() => match.apply(action as TrackerAction));
  expect(loose({ type: "ko", character: 9 })).toMatchObject({ code: "unknown-character", path: "character" });
  expect(loose({ type: "dance" })).toMatchObject({ code: "unknown-action", path: "type" });
  expect(loose(undefined)).toMatchObject({ code: "bad-input" });
  expect(errorOf(() => match.view(Number.NaN))).toMatchObject({ code: "bad-input", path: "at" });
  expect(errorOf(() => tracker.import("{"))).toMatchObject({ code: "bad-json" });
  expect(errorOf(() => tracker.fromLink("abc"))).toMatchObject({ code: "damaged-link" });
  const damaged = { ...match.export(), log: [{ device: "one", action: {} }] };
  expect(errorOf(() => tracker.import(damaged))).toMatchObject({
    code: "missing-field",
    path: "log[0].action.type",
  });
  expect(damages(match)).toEqual([3, 0, 0]);
  match.free();
  expect(errorOf(() => match.history())).toMatchObject({ code: "freed" });
});

test("nothing that comes in as JSON ends in a fault of altmode", () => {
  const exported = begun().match.export();
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("setup", "base", "log", "id", "version"), (value, field) => {
      for (const task of [
        () => tracker.import({ ...exported, [field]: value } as never),
        () => tracker.newMatch(value as never),
        () => begun().match.apply(value as never),
        () => begun().match.throw(value as never),
      ]) {
        try {
          task();
        } catch (error) {
          expect((error as { code: string }).code).not.toBe("internal");
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("facts are those of the rules engine", () => {
  for (const card of tracker.cards.characters) {
    const { fullName, stars, health, modes } = tcg.cards.get(card.id) as never as typeof card;
    expect({ fullName, stars, health }).toEqual({
      fullName: card.fullName,
      stars: card.stars,
      health: card.health,
    });
    for (const { mode, attack, defense } of card.modes) {
      if (mode !== "head") expect(modes).toHaveProperty(mode, expect.objectContaining({ attack, defense }));
    }
  }
  for (const { id, name } of tracker.cards.upgrades) {
    if (tracker.cards.characters.every((card) => card.id !== id)) expect(tcg.cards.get(id).name).toBe(name);
  }
});

test("the rules engine says what an attack at the table would do", () => {
  const { match, act } = begun();
  act({ type: "mode", character: 0, mode: "bot" });
  act({ type: "put-upgrade", character: 0, upgrade: "Primary Laser" });
  act({ type: "damage", character: 2, amount: 2 });
  const orange = { cards: [{ icons: ["orange" as const], count: 40 }] };
  const tracked = match.forecast(tcg, 0, 2, [orange, orange]);
  const { forecast, ...asked } = {
    forecast: tcg.forecast({
      attacker: { card: "w1-t29", mode: "bot", upgrades: ["Primary Laser"] },
      defender: { card: "Deadlock, Bounty Hunter", damage: 2 },
      attackerTeam: ["Bumblebee, Courageous Scout"],
      attackerDeck: orange,
      defenderDeck: orange,
    }),
  };
  expect(asked).toEqual({});
  expect(tracked.damage).toEqual(forecast.damage);
  expect(tracked.ko).toBe(forecast.ko);
  expect(tracked.supposed).toEqual([]);
  // Of an unknown deck nothing is flipped, and that is said.
  const blind = match.forecast(tcg, 0, 2);
  expect(blind.supposed).toHaveLength(2);
  expect(blind.expected).toBeLessThan(tracked.expected);
  // Characters that are KO'd are told, because abilities count them.
  act({ type: "damage", character: 1, amount: 20 });
  act({ type: "ko", character: 1 });
  const { input } = match.forecastInput(0, 2, [orange, orange]);
  expect(input).toMatchObject({ attackerTeam: [], attackerKo: ["w1-t08"], defenderKo: [] });
  expect(tcg.forecast(input).legal).toBe(true);
});

test("combined, headed and home-made characters can be asked about", () => {
  const parts = ["w2a-t01", "w2a-t02", "w2a-t03", "w2a-t04", "w2a-t05", "w2a-t06"];
  const own = { name: "Homemade", health: 9, faces: [{ mode: "bot" as const, attack: 5, defense: 1 }] };
  const body =
    tracker.cards.characters.find(({ modes }) => modes.some(({ mode }) => mode === "body"))?.id ?? "";
  const match = tracker.newMatch({
    seed: "1",
    players: [{ characters: parts }, { characters: [{ own }, body, { card: "w5-t01", headOf: 1 }] }],
  });
  match.apply({ type: "combine", form: "Devastator", parts: [0, 1, 2, 3, 4, 5] });
  const whole = match.view().characters.find(({ card }) => card === "c-devastator")?.id ?? -1;
  expect(match.forecast(tcg, whole, 6).damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(match.forecast(tcg, 6, whole).expected).toBeGreaterThan(0);
  expect(match.forecast(tcg, 7, whole).damage.length).toBeGreaterThan(0);
});
