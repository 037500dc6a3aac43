// Hundreds of damaged inputs over the boundary: each is answered by an AltmodeError that says what was wrong, and
// the objects that were there before go on unharmed.
import { readdirSync, readFileSync } from "node:fs";
import type { Action, DeckFormat, DeckRules, Game, GameConfig, GameRecord, Scenario } from "altmode/tcg";
import fc from "fast-check";
import { expect, test } from "vitest";
import { config, errorOf, playOn, root, tcg } from "./support.js";

/** Values that are wrong nearly everywhere; some of them no JSON has. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, false, Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, -1),
  fc.constantFrom<unknown>(255, 256, 65_536, 2 ** 32, 2 ** 53, -(2 ** 63), 1e308, 10n, Symbol("s"), () => 1),
  fc.constantFrom<unknown>(
    "",
    " ",
    "NaN",
    "all",
    "__proto__",
    "constructor",
    "Zap",
    "w1-001",
    "\0",
    "\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom<unknown>([], {}, [null, [], {}], "long ".repeat(2000), new Array(400).fill(0)),
  fc
    .integer({ min: 1, max: 200 })
    .map((depth) => Array.from({ length: depth }).reduce((inner) => [inner], 0)),
);

interface Damage {
  kind: "remove" | "replace" | "double" | "wrap";
  place: number;
  value: unknown;
}

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("remove", "replace", "double", "wrap"),
    place: fc.nat(),
    value: odd,
  }) as fc.Arbitrary<Damage>,
  { minLength: 1, maxLength: 3 },
);

type Tree = Record<string, unknown>;

/** Every place below a value: the object or list, and the key in it. */
function places(value: unknown, found: [Tree, string][] = []): [Tree, string][] {
  if (typeof value !== "object" || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Tree, key]);
    places((value as Tree)[key], found);
  }
  return found;
}

/** A copy, with what cannot be copied (functions, symbols) as it is. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
}

function damaged(input: unknown, all: Damage[]): unknown {
  const whole: Tree = { input: copy(input) };
  for (const { kind, place, value } of all) {
    const found = places(whole);
    // The whole is damaged seldom: there is little to learn behind it.
    const [parent, key] = found[found.length > 1 && place % 8 > 0 ? 1 + (place % (found.length - 1)) : 0] ?? [
      whole,
      "input",
    ];
    if (kind === "wrap") parent[key] = [parent[key]];
    // A copy: what is damaged next may lie inside it, and must not become a part of itself.
    else if (kind === "replace") parent[key] = copy(value);
    else if (Array.isArray(parent))
      parent.splice(
        Number(key),
        1,
        ...(kind === "double" ? [parent[Number(key)], copy(parent[Number(key)])] : []),
      );
    else if (kind === "double") parent[`${key}s`] = copy(parent[key]);
    else delete parent[key];
  }
  return whole.input;
}

/** Does the task; an error must be a useful one of altmode's. */
function refusedOr<T>(task: () => T, done: (result: T) => void = () => {}): void {
  let result: T;
  try {
    result = task();
  } catch (thrown) {
    const error = errorOf(() => {
      throw thrown;
    });
    expect(error.code).toMatch(/^[a-z0-9-]+$/);
    expect(error.code, error.message).not.toBe("internal");
    expect(error.message.trim()).not.toBe("");
    expect(["string", "undefined"]).toContain(typeof error.path);
    return;
  }
  done(result);
}

/** Plays a game to its end and gives it back. */
function goesOn(game: Game): void {
  expect(game.playouts(1, { seed: "5", decisions: 20_000 }).unfinished).toBe(0);
  game.free();
}

const games = [0, 7, 21, 40, 66, 95, 130, 5000].map((decisions) => {
  const game = tcg.newGame(config);
  playOn(game, decisions);
  return game;
});
const someGame = fc.constantFrom(...games);
const scenarios = readdirSync(`${root}/tests/scenarios/tcg`, { encoding: "utf8", recursive: true })
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(`${root}/tests/scenarios/tcg/${name}`, "utf8")) as Scenario);

/** Nothing that is not a legal action is done; nothing that is refused leaves a trace. */
function tried(game: Game, action: unknown): void {
  const before = game.hash();
  const events = game.events().length;
  refusedOr(() => game.check(action as Action));
  refusedOr(
    () => game.apply(action as Action),
    (caused) => {
      expect(Array.isArray(caused)).toBe(true);
      expect(game.undo()).toBe(true);
    },
  );
  expect(game.hash()).toBe(before);
  expect(game.events().length).toBe(events);
}

test("actions that are damaged, stale, foreign or no actions", () => {
  fc.assert(
    fc.property(someGame, someGame, fc.nat(), damages, odd, (game, other, index, all, value) => {
      const foreign = other.legalActions();
      const own = game.legalActions();
      tried(game, foreign[index % Math.max(foreign.length, 1)]);
      tried(game, damaged(own[index % Math.max(own.length, 1)] ?? {}, all));
      tried(game, own.length + index);
      tried(game, value);
      refusedOr(() => game.observe(value as number));
      refusedOr(() => game.view(value as number));
      refusedOr(() => game.events(value as number, value as number));
      refusedOr(() => game.determinize(0, value as string));
      refusedOr(() => game.playouts(1, { decisions: 3, seed: value as string }));
      refusedOr(() => game.suggest({ iterations: 2, bot: value as "random" }));
    }),
    { numRuns: 300 },
  );
  for (const game of games) goesOn(game.clone());
});

test("configurations and decks", () => {
  fc.assert(
    fc.property(damages, odd, (all, value) => {
      const broken = damaged(config, all) as GameConfig;
      refusedOr(() => tcg.newGame(broken), goesOn);
      const deck = config.players[0];
      refusedOr(() => tcg.validateDeck(damaged(deck, all) as typeof deck, value as DeckFormat));
      const pool = { characters: ["w1-t01"], battle: ["Zap", { card: "w1-001", count: 2 }] };
      const rules = { format: "sealed", date: "2020-01-01", sets: ["w1"], bans: ["Zap"], pool };
      refusedOr(() => tcg.validateDeck(deck, damaged(rules, all) as DeckRules));
      refusedOr(() => tcg.formatDeck(damaged(deck, all) as typeof deck));
      refusedOr(() => tcg.parseDeck(value as string));
      refusedOr(() => tcg.cards.get(value as string));
      refusedOr(() => tcg.cards.find(value as string));
      refusedOr(() => tcg.cards.search(value as string));
    }),
    { numRuns: 250 },
  );
  goesOn(tcg.newGame(config));
});

test("scenarios", () => {
  fc.assert(
    fc.property(fc.constantFrom(...scenarios), damages, (scenario, all) => {
      const broken = damaged(scenario, all) as Scenario;
      refusedOr(() => tcg.fromScenario(broken), goesOn);
      refusedOr(() => tcg.runScenario(broken));
    }),
    { numRuns: 250 },
  );
});

test("saves that are cut off, bit-flipped, or noise", () => {
  const game = games[3] as Game;
  const save = game.save();
  fc.assert(
    fc.property(
      fc.nat(save.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.uint8Array({ maxLength: 200 }),
      (at, bits, noise) => {
        const flipped = save.slice();
        flipped[at] = (flipped[at] ?? 0) ^ bits;
        for (const broken of [flipped, save.slice(0, at), noise]) {
          expect(errorOf(() => tcg.restore(broken)).code).toBe("damaged-save");
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(tcg.restore(save).hash()).toBe(game.hash());
});

test("records", () => {
  const record = (games[4] as Game).record();
  fc.assert(
    fc.property(damages, (all) => {
      refusedOr(() => tcg.replay(damaged(record, all) as GameRecord), goesOn);
    }),
    { numRuns: 250 },
  );
  expect(tcg.replay(record).hash()).toBe((games[4] as Game).hash());
});
