// The companion of Unmatched through the package: its own module, its wrapper, and the rules engine's answers about its table.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type CompanionAction, type CompanionConfig, load } from "altmode/companion";
import { load as loadUnmatched } from "altmode/unmatched";
import fc from "fast-check";
import { expect, test } from "vitest";
import { errorOf } from "./support.js";

const require = createRequire(import.meta.url);
const companion = await load();

const setup: CompanionConfig = {
  seed: "2a",
  board: "Marmoreal",
  wins: 2,
  players: [
    { name: "Ann", hero: "Medusa" },
    { name: "Ben", hero: "sinbad" },
  ],
};

/** A match with a time of its own, a minute a step. */
function begun(device = "one") {
  let at = 1_000;
  const match = companion.newMatch(setup, { device, at });
  const act = (action: CompanionAction) => {
    at += 60_000;
    return match.apply(action, { at, by: "Ann" });
  };
  return { match, act };
}

test("every way into the package tracks the same", async () => {
  const common: typeof import("altmode/companion") = require("altmode/companion");
  const slim = await import("altmode/companion/slim");
  const { match, act } = begun();
  act({ type: "health", fighter: 0, amount: -3 });
  const link = match.link();
  for (const other of [
    await common.load(),
    await slim.load(readFileSync(require.resolve("altmode/companion.wasm"))),
  ]) {
    expect(other.version).toBe(companion.version);
    expect(other.fromLink(link, { device: "one" }).link()).toBe(link);
  }
  expect(await load()).toBe(companion);
});

test("dials, cards, turns, undo, redo and the history", () => {
  const { match, act } = begun();
  expect(act({ type: "health", fighter: 4, amount: -2, from: 0 })).toMatchObject({
    text: "Sinbad takes 2 damage by Medusa (15 → 13)",
    warnings: [],
  });
  act({ type: "maneuver", boost: "Dash" });
  act({ type: "scheme" });
  expect(act({ type: "scheme" }).warnings).toMatchObject([
    { code: "no-actions", rule: "Core Rules, Taking a Turn" },
  ]);
  act({ type: "next-turn" });
  const view = match.view();
  expect(view).toMatchObject({ turn: 2, active: 1, actions: 2, board: "marmoreal" });
  expect(view.players[0]).toMatchObject({ hand: 3, deck: 24, discard: 3, heroName: "Medusa" });
  expect(view.players[0]?.cards.find(({ card }) => card === "dash")).toMatchObject({
    discarded: 1,
    unseen: 2,
  });
  expect(match.undo()).toBe(true);
  expect(match.view().turn).toBe(1);
  expect(match.redo()).toBe(true);
  expect(match.history().map(({ text }) => text)).toEqual([
    "Sinbad takes 2 damage by Medusa (15 → 13)",
    "Ann maneuvers with Dash as BOOST",
    "Ann plays a scheme",
    "Ann plays a scheme",
    "Turn 2: Ben",
  ]);
});

test("two devices come to the same table", () => {
  const { match, act } = begun();
  act({ type: "health", fighter: 0, amount: -1 });
  const other = companion.import(match.export(), { device: "two" });
  act({ type: "counter", name: "Fog A3", amount: 1 });
  other.apply({ type: "health", fighter: 4, amount: -1 });
  expect(match.merge(other.export())).toBe(1);
  expect(other.merge({ link: match.link() })).toBe(1);
  expect(other.view(0)).toEqual(match.view(0));
  const clone = match.clone();
  clone.undo();
  expect(clone.view(0)).not.toEqual(match.view(0));
});

test("what others get has no notes and foretells no die", () => {
  const die = { type: "die", sides: 100 } as const;
  let foretold = 0;
  for (let round = 0; round < 20; round++) {
    const match = companion.newMatch({ players: setup.players }, { device: "one" });
    match.apply({ type: "note", text: "Secret one" });
    const copy = match.seenBy("opponent");
    for (const text of [copy.link(), copy.export(), copy.view(), copy.history()])
      expect(JSON.stringify(text)).not.toContain("Secret");
    const theirs = companion.fromLink(copy.link(), { device: "two" });
    const guess = theirs.throw(die).text;
    expect(match.clone().merge({ link: theirs.link() })).toBe(1);
    if (match.throw(die).text === guess) foretold++;
    expect(match.view().note).toBe("Secret one");
  }
  expect(foretold).toBeLessThan(5);
  const { match } = begun();
  expect(match.seenBy("owner").view(0)).toEqual(match.view(0));
  expect(errorOf(() => match.seenBy("judge" as "owner"))).toMatchObject({ path: "audience" });
});

test("the engine tells the odds from what is on the table", async () => {
  const unmatched = await loadUnmatched();
  const { match, act } = begun();
  const odds = match.forecast(unmatched, 0, 4, "Gaze of Stone");
  expect(odds.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  expect(odds.supposed.some((text) => text.includes("were not entered are assumed"))).toBe(true);
  act({ type: "set-health", fighter: 4, to: 1 });
  act({ type: "set-cards", seat: 1, pile: "hand", to: 0 });
  expect(match.forecast(unmatched, 0, 4, "Gaze of Stone").defeat).toBe(1);
  expect(errorOf(() => match.forecastInput(0, 1))).toMatchObject({ code: "own-side", path: "defender" });
});

test("heroes are found by all their names, and a name of several is refused with them", () => {
  const found = (hero: string) =>
    companion.newMatch({ players: [{ hero }, { hero: "Medusa" }] }).view().players[0]?.hero;
  for (const { id, names } of companion.catalogue.heroes)
    for (const name of names) expect(found(name), name).toBe(id);
  expect(found("Dr. Jekyll")).toBe("jekyll-and-hyde");
  const refused = errorOf(() => found("Black"));
  expect(refused).toMatchObject({ code: "ambiguous-name", path: "players[0].hero" });
  expect(refused.message).toContain("Black Panther; Black Widow");
});

test("the catalogue has the heroes and battlefields of the rules engine", async () => {
  const unmatched = await loadUnmatched();
  const { heroes, boards } = companion.catalogue;
  expect(boards.map(({ id }) => id)).toEqual(unmatched.boards.all().map(({ id }) => id));
  const known = new Set(heroes.map(({ id }) => id));
  for (const hero of unmatched.heroes.all()) {
    expect(known.has(hero.id), hero.id).toBe(true);
    const other = hero.id === "medusa" ? "sinbad" : "medusa";
    const { players, fighters } = companion
      .newMatch({ players: [{ hero: hero.name }, { hero: other }] })
      .view();
    const health = hero.fighters.find(({ role }) => role === "hero")?.health;
    expect(fighters[0]).toMatchObject({ health, hero: true });
    const [player] = players;
    const entry = heroes.find(({ id }) => id === hero.id);
    // Of a choice before the game one is at the table: a sidekick, the hero of a pair, a card of each group of gear.
    const chosen = (id: string) =>
      !entry?.sidekicks.includes(id) || fighters.some(({ seat, fighter }) => seat === 0 && fighter === id);
    const printed = hero.fighters
      .filter(({ id, role }) => role === "hero" || chosen(id))
      .flatMap(({ name, count, health, attack, move }) =>
        Array.from({ length: count }, () => ({ name, health, ranged: attack === "ranged", move })),
      );
    const tracked = fighters
      .filter(({ seat }) => seat === 0)
      .map(({ name, most, ranged, moves }) => ({
        name: name.replace(/ \d+$/, ""),
        health: most,
        ranged,
        move: moves,
      }));
    if (entry?.leads.length === 0) expect(tracked, hero.id).toEqual(printed);
    const gear = new Set(entry?.gear.flatMap(([, ...others]) => others.map(({ card }) => card)));
    const away = hero.fighters.filter(({ id }) => !chosen(id)).map(({ name }) => name);
    const deck = hero.deck.filter(({ card }) => {
      const by = unmatched.cards.find(card).by;
      return (
        !gear.has(card.slice(hero.id.length + 1)) &&
        (by.length === 0 || by.some((name) => !away.includes(name)))
      );
    });
    const copies = deck.reduce((sum, each) => sum + each.copies, 0);
    expect([hero.id, (player?.deck ?? 0) + (player?.hand ?? 0)]).toEqual([hero.id, copies]);
    expect(player?.cards.map(({ card, copies }) => [card, copies]).sort(), hero.id).toEqual(
      deck.map(({ card, copies }) => [card.slice(hero.id.length + 1), copies]).sort(),
    );
  }
  expect(heroes).toHaveLength(70);
});

test("bad input is refused with its place", () => {
  const { match } = begun();
  const refused = (action: unknown) => {
    const { code, path } = errorOf(() => match.apply(action as CompanionAction));
    return [code, path];
  };
  expect(refused({ type: "health", fighter: 77, amount: 1 })).toEqual(["unknown-fighter", "fighter"]);
  expect(refused({ type: "place", fighter: 0, at: "Z1" })).toEqual(["unknown-space", "at"]);
  expect(refused({ type: "dance" })).toEqual(["unknown-action", "type"]);
  expect(errorOf(() => companion.newMatch({ players: [{ hero: "medusa" }] })).path).toBe("players");
  expect(errorOf(() => companion.fromLink("nothing")).code).toBe("damaged-link");
  expect(errorOf(() => companion.import({ format: "altmode-tracker" } as never)).path).toBe("format");
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const error = errorOf(() => companion.import(JSON.stringify(value)));
      expect(error.code).not.toBe("internal");
    }),
    { numRuns: 50 },
  );
});
