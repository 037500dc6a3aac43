// Decks by an organiser's rules: what Rust's own tests hold to is reached through the package.
import type { DeckRules } from "altmode/tcg";
import { expect, test } from "vitest";
import { config, errorOf, tcg } from "./support.js";

const [deck] = config.players;
const codes = (rules: DeckRules) => tcg.validateDeck(deck, rules).map(({ code }) => code);

test("a deck is judged by a format's rules, by name or with what an organiser settles", () => {
  expect(tcg.validateDeck(deck)).toEqual([]);
  expect(tcg.validateDeck(deck, "constructed")).toEqual([]);
  expect(codes({})).toEqual([]);
  expect(codes({ sets: ["w5"] })).toContain("set-not-permitted");
  expect(codes({ date: "2018-01-01" })).toContain("not-released");
  expect(codes({ bans: [deck.characters[0] ?? ""] })).toEqual(["banned-card"]);
});

test("a limited deck comes from its pool", () => {
  const battle = deck.battle.flatMap(({ card, count }) => Array<string>(count).fill(card));
  const pool = { characters: deck.characters, battle };
  expect(codes({ format: "sealed", pool })).toEqual([]);
  expect(codes({ format: "draft", pool: { ...pool, battle: battle.slice(1) } })).toEqual(["not-in-pool"]);
  expect(codes({ format: "turbo", pool: { ...pool, battle: [...battle, "Swap Parts"] } })).toEqual([
    "left-in-pool",
  ]);
});

test("a game of Turbo begins with the damage that the host says", () => {
  const turbo = { ...config, format: "turbo" as const };
  const damages = (damage?: [number[], number[]]) => {
    const game = tcg.newGame(damage === undefined ? turbo : { ...turbo, damage });
    const found = game.observe(0).players.map(({ characters }) => characters.map((each) => each.damage));
    // A record of it replays to the same.
    expect(tcg.replay(game.record()).observe(0)).toEqual(game.observe(0));
    expect(tcg.restore(game.save()).observe(0)).toEqual(game.observe(0));
    return found.map((all) => all.slice(0, 2));
  };
  expect(damages()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(damages([[2], [0, 1]])).toEqual([
    [2, 0],
    [0, 1],
  ]);
  const refused = (damage: unknown, format: "turbo" | "standard" = "turbo") =>
    errorOf(() => tcg.newGame({ ...config, format, damage: damage as [number[], number[]] }));
  expect(refused([[99], []])).toMatchObject({ code: "out-of-range", path: "damage[0][0]" });
  expect(refused([[], [-1]])).toMatchObject({ code: "bad-input", path: "damage[1][0]" });
  expect(refused([[1], []], "standard")).toMatchObject({ code: "bad-input", path: "damage" });
});

test("rules that nobody can mean are refused with their place", () => {
  const refused = (rules: unknown) => errorOf(() => tcg.validateDeck(deck, rules as DeckRules));
  expect(refused({ date: "soon" })).toMatchObject({ code: "bad-input", path: "date" });
  expect(refused({ sets: ["w9"] })).toMatchObject({ code: "unknown-set", path: "sets[0]" });
  expect(refused({ format: "sealed", pool: { battle: ["Zapp"] } })).toMatchObject({ path: "pool.battle[0]" });
  expect(refused("modern")).toMatchObject({ code: "unknown-format" });
});

test("a list is read as far as it goes, with suggestions for the rest", () => {
  const {
    deck: read,
    list,
    problems,
  } = tcg.readDeck("Bugs\nFangry (6)\nActions (3)\n• 3 Plasma Brust\n2x Zap");
  expect(read).toEqual({
    name: "Bugs",
    characters: ["Fangry, Sky Tracker"],
    battle: [{ card: "Zap", count: 2 }],
  });
  expect(problems).toMatchObject([
    { line: 4, text: "• 3 Plasma Brust", code: "unknown-card", suggestions: ["3 Plasma Burst"] },
  ]);
  const lines = list.split("\n");
  lines[3] = problems[0]?.suggestions[0] ?? "";
  expect(tcg.readDeck(lines.join("\n")).problems).toEqual([]);
  // A list in which every line must be right is refused at the first one.
  expect(errorOf(() => tcg.parseDeck(list))).toMatchObject({ code: "unknown-card", path: "line 4" });
  // Decks of OCTGN and decks as JSON.
  const octgn = '<deck><section name="Characters"><card qty="1">Fangry - Sky Tracker</card></section></deck>';
  expect(tcg.parseDeck(octgn).characters).toEqual(["Fangry, Sky Tracker"]);
  expect(tcg.parseDeck(JSON.stringify(deck))).toEqual(deck);
});
