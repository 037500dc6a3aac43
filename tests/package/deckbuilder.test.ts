// `altmode/deckbuilder`: whole games of each mode, views by seat, saves, records, packs, the worker, and the types.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AltmodeError, type Game, type GameConfig, load } from "altmode/deckbuilder";
import { startWorker } from "altmode/worker";
import ts from "typescript";
import { expect, test } from "vitest";
import { loadPlain, root } from "./support.js";

const require = createRequire(import.meta.url);
const deckbuilder = await load();
const autobots = ["x-vanguard", "x-beacon", "x-dozer"];
const decepticons = ["x-shade", "x-hammerfall", "x-marauder"];
const players = (...ids: (string | undefined)[]) => ids.map((character) => ({ character: character ?? "" }));

/** A game of each mode. */
const modes: [string, GameConfig][] = [
  ["competitive", { seed: "1", mode: "competitive", players: players(...autobots) }],
  ["co-op", { seed: "2", mode: "co-op", players: players(...decepticons) }],
  ["solo", { seed: "3", mode: "solo", players: players(autobots[0]) }],
  [
    "tvt",
    { seed: "4", mode: "tvt", players: players(autobots[0], decepticons[0], autobots[1], decepticons[1]) },
  ],
  ["1vm", { seed: "5", mode: "1vm", players: players(autobots[0], ...decepticons) }],
];

/** Plays on with choices that look random but are the same in every run. */
function playOn(game: Game, decisions = Number.POSITIVE_INFINITY, note?: (game: Game) => void): void {
  let state = 1;
  for (let done = 0; done < decisions && game.toAct !== null; done++) {
    const actions = game.legalActions();
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const action = actions[(state >> 8) % actions.length];
    if (action === undefined) throw new Error("a running game has no legal action");
    game.apply(action);
    note?.(game);
  }
}

/** The error that the task throws, which must be one of altmode's. */
function errorOf(task: () => unknown): AltmodeError {
  try {
    task();
  } catch (error) {
    expect(error).toBeInstanceOf(AltmodeError);
    return error as AltmodeError;
  }
  throw new Error("no error was thrown");
}

test("every way into the package plays the same game", async () => {
  const common: typeof import("altmode/deckbuilder") = require("altmode/deckbuilder");
  const slim = await import("altmode/deckbuilder/slim");
  const module = readFileSync(require.resolve("altmode/deckbuilder.wasm"));
  for (const [, config] of modes) {
    const expected = deckbuilder.newGame(config);
    expected.playout({ seed: "1" });
    for (const other of [await common.load(), await slim.load(module)]) {
      expect(other.version).toEqual(deckbuilder.version);
      const game = other.newGame(config);
      game.playout({ seed: "1" });
      expect(game.hash()).toBe(expected.hash());
      expect(other.restore(expected.save()).view("all")).toEqual(expected.view("all"));
    }
  }
  expect(await load()).toBe(deckbuilder);
  // One class of errors for all of them.
  expect(errorOf(() => deckbuilder.cards.get("?"))).toBeInstanceOf(common.AltmodeError);
});

test.each(modes)("a whole game of the mode %s ends, and its save and record restore it", (mode, config) => {
  const game = deckbuilder.newGame(config);
  playOn(game, 60);
  const middle = deckbuilder.restore(game.save());
  expect(middle.hash()).toBe(game.hash());
  playOn(game, 20_000);
  expect(game.toAct).toBeNull();
  expect(game.outcome?.reason.length).toBeGreaterThan(5);
  expect(game.observe("all")).toMatchObject({ mode, phase: "over" });
  expect(deckbuilder.replay(game.record()).hash()).toBe(game.hash());
  expect(game.undo()).toBe(true);
  expect(game.toAct).not.toBeNull();
});

test("a seat sees its own hand and no facedown card", () => {
  const game = deckbuilder.newGame(modes[0]?.[1] as GameConfig);
  playOn(game, 25);
  const all = game.observe("all");
  for (const seat of [0, 1, 2]) {
    const own = game.observe(seat);
    expect(own.players[seat]?.hand).toEqual(all.players[seat]?.hand);
    for (const [other, player] of own.players.entries()) {
      expect(player.hand.length).toBe(all.players[other]?.hand.length);
      if (other !== seat)
        expect(player.hand.every(({ id, name }) => id === undefined && name === undefined)).toBe(true);
    }
    const hidden = own.matrix.filter(({ faceup, card }) => !faceup && card !== null);
    expect(hidden.every(({ card }) => card?.name === undefined)).toBe(true);
  }
});

test("a seat acts for itself only, and refusals say why", () => {
  const game = deckbuilder.newGame(modes[0]?.[1] as GameConfig);
  expect(errorOf(() => game.apply(0, { seat: 1 })).code).toBe("not-your-seat");
  expect(game.check({ type: "buy", card: 0 })?.message.length).toBeGreaterThan(5);
  expect(errorOf(() => deckbuilder.newGame({ players: players("x-nobody") })).path).toBe(
    "players[0].character",
  );
  expect(errorOf(() => deckbuilder.newGame({ players: players("cc-superion") })).code).toBe("unknown-facts");
  expect(errorOf(() => deckbuilder.newGame({ players: players("x-vanguard", "x-shade") })).code).toBe(
    "wrong-faction",
  );
});

test("bots suggest and play on", () => {
  const game = deckbuilder.newGame(modes[0]?.[1] as GameConfig);
  for (const bot of ["random", "greedy", "search"] as const) {
    const { action } = game.suggest({ bot, seed: "1", ...(bot === "search" ? { iterations: 20 } : {}) });
    expect(game.legalActions()).toContainEqual(action);
  }
  const { games, wins } = game.playouts(5, { bot: "random", seed: "1", decisions: 20_000 });
  expect([games, wins.length]).toEqual([5, 3]);
});

test("cards, characters and sets are found", () => {
  expect(deckbuilder.sets.map(({ id }) => id)).toContain("training");
  expect(deckbuilder.cards.all().some(({ official, complete }) => official && complete)).toBe(true);
  expect(deckbuilder.cards.search("type:boss").every(({ types }) => types.includes("boss"))).toBe(true);
  expect(deckbuilder.characters.get("x-vanguard")).toMatchObject({ official: false, faction: "autobot" });
  expect(deckbuilder.characters.find("Vanguard").id).toBe("x-vanguard");
  expect(errorOf(() => deckbuilder.cards.get("x-nothing")).code).toBe("unknown-card");
});

test("the plain JavaScript build plays the same game", async () => {
  const other = await loadPlain("deckbuilder");
  for (const [, config] of modes) {
    const hashes = [deckbuilder, other].map((rules: typeof deckbuilder) => {
      const game = rules.newGame(config);
      playOn(game, 150);
      return game.hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
  }
});

test("a worker plays it, too", async () => {
  const worker = await startWorker({ game: "deckbuilder" });
  const game = await worker.newGame(modes[2]?.[1] as GameConfig);
  const here = deckbuilder.newGame(modes[2]?.[1] as GameConfig);
  expect(await game.observe(0)).toEqual(here.observe(0));
  expect((await worker.sets).length).toBe(deckbuilder.sets.length);
  const { action } = await game.suggest({ bot: "search", seed: "1", iterations: 20 });
  here.apply(action);
  await game.apply(action.id);
  expect(await game.hash()).toBe(here.hash());
  expect(await worker.characters.get("x-shade")).toEqual(deckbuilder.characters.get("x-shade"));
  // The handle has the members of the game, which has no odds.
  expect("forecastAll" in here || "forecastAll" in game).toBe(false);
  await worker.close();
});

test("a batch of search bots in a worker equals the one on the page, and can be cancelled", {
  // A busy machine answers late.
  retry: 2,
}, async () => {
  const worker = await startWorker({ game: "deckbuilder" });
  const config = modes[2]?.[1] as GameConfig;
  const game = await worker.newGame(config);
  const few = { bot: "search", seed: "1", iterations: 2, decisions: 6 } as const;
  expect(await game.playouts(2, few)).toEqual(deckbuilder.newGame(config).playouts(2, few));
  const controller = new AbortController();
  const options = { bot: "search", iterations: 100_000 } as const;
  const running = game.playouts(5, options, { signal: controller.signal }).catch((error) => error.code);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const begun = performance.now();
  controller.abort();
  expect(await running).toBe("cancelled");
  expect(await game.hash()).toBe(deckbuilder.newGame(config).hash());
  // Within 50 ms on a machine that does nothing else.
  expect(performance.now() - begun).toBeLessThan(500);
  await worker.close();
});

test("a pack adds cards and characters, in plain JavaScript", async () => {
  const other = await loadPlain("deckbuilder");
  const pack = {
    id: "mine",
    set: "Mine",
    cards: [
      {
        id: "m-crane",
        name: "Crane",
        types: ["technology" as const],
        cost: 2,
        power: 1,
        range: 1,
        copies: 2,
        text: [],
      },
    ],
  };
  expect(other.loadPack(pack)).toMatchObject({ id: "mine", cards: 1, characters: 0 });
  expect(other.cards.get("m-crane")).toMatchObject({ name: "Crane", official: false });
  const error = errorOf(() =>
    deckbuilder.loadPack({ ...pack, cards: [{ id: "m-x", name: "X", cost: "dear" }] } as never),
  );
  expect(error).toMatchObject({ code: "bad-pack", path: "cards[0].cost" });
});

test("a check lists every mistake of a pack and loads nothing", () => {
  const pack = { id: "odd", set: "Odd", cards: [{ id: "odd-a", name: "", types: [], cost: 99 }] };
  const mistakes = deckbuilder.checkPack(pack);
  expect(mistakes.map(({ card, path }) => [card, path])).toEqual([
    ["odd-a", "cards[0].name"],
    ["odd-a", "cards[0].cost"],
    ["odd-a", "cards[0].types"],
  ]);
  expect(mistakes[1]?.message).toContain("20");
  expect(errorOf(() => deckbuilder.cards.get("odd-a"))).toMatchObject({ code: "unknown-card" });
  expect(deckbuilder.checkPack({ ...pack, cards: [] })).toEqual([]);
  expect(errorOf(() => deckbuilder.checkPack([] as never))).toMatchObject({ code: "bad-input" });
});

test("a pack alone says how many can play, and what is missing", () => {
  const pack = {
    id: "odd",
    set: "Odd",
    cards: [{ id: "odd-a", name: "A", types: ["robot" as const], copies: 9 }],
  };
  const { players, missing } = deckbuilder.standalone(pack);
  expect(players).toBe(0);
  expect(missing).toContain("there is no character");
  expect(missing).toContain("the main deck of a game for 1 player has 38 cards, and there are 9");
  expect(missing).toHaveLength(7);
  expect(errorOf(() => deckbuilder.standalone({} as never))).toMatchObject({ code: "bad-pack" });
});

test("a pack fills unknown facts of a built-in card, in plain JavaScript", async () => {
  const other = await loadPlain("deckbuilder");
  const card = { id: "core-roll-out", name: "Roll Out!", cost: 2, move: 1 };
  other.loadPack({ id: "my-box", set: "My box", cards: [card] });
  expect(other.cards.get("core-roll-out")).toMatchObject({
    set: "Core Set",
    cost: 2,
    move: 1,
    power: 1,
    complete: true,
  });
  expect(
    deckbuilder.checkPack({ id: "my-box", set: "My box", cards: [{ ...card, power: 4 }] }),
  ).toMatchObject([{ card: "core-roll-out", path: "cards[0].power" }]);
});

test("every exported type and every member is documented", () => {
  const file = `${root}/pkg/types/generated/deckbuilder.d.ts`;
  const program = ts.createProgram([file], {});
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const undocumented = new Set<string>();
  for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
    if (exported.getDocumentationComment(checker).length === 0) undocumented.add(exported.name);
    const type = checker.getDeclaredTypeOfSymbol(exported);
    for (const member of type.isUnion() ? type.types : [type]) {
      if (!(member.flags & ts.TypeFlags.Object) || checker.isArrayType(member)) continue;
      for (const property of member.getProperties()) {
        const own = property.declarations?.[0]?.getSourceFile() === source;
        if (property.name !== "type" && own && property.getDocumentationComment(checker).length === 0)
          undocumented.add(`${exported.name}.${property.name}`);
      }
    }
  }
  expect([...undocumented]).toEqual([]);
  expect(readFileSync(file, "utf8")).not.toMatch(/\bany\b(?=[;,)\]>|])/);
});
