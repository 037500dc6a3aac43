// `altmode/unmatched`: whole games, views by seat, saves, records, forecasts, and the types of everything.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  AltmodeError,
  type Game,
  type GameConfig,
  load,
  type Pack,
  type Scenario,
  type Unmatched,
} from "altmode/unmatched";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { digest } from "../golden/digest.js";
import { loadPlain, root } from "./support.js";

const require = createRequire(import.meta.url);
const workload = JSON.parse(readFileSync(`${root}/benches/unmatched.json`, "utf8"));
const config: GameConfig = workload.config;
const unmatched = await load();

/** Plays on with choices that look random but are the same in every run, and tells of each position. */
function playOn(game: Game, note?: (game: Game) => void, decisions = Number.POSITIVE_INFINITY): void {
  let state = 1;
  note?.(game);
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

/** Ids of the heroes that the engine plays in full. */
const implemented = unmatched.heroes.all().flatMap(({ id, implemented }) => (implemented ? [id] : []));

test("a whole game by legal actions ends with a winner", () => {
  const game = unmatched.newGame(config);
  playOn(game);
  expect(game.toAct).toBeNull();
  expect([0, 1]).toContain(game.outcome?.winner);
  expect(game.outcome?.winners).toBeUndefined();
  expect(game.events(0, "all").at(-1)).toMatchObject({ type: "game-ended", winner: game.outcome?.winner });
  expect(game.legalActions()).toEqual([]);
  expect(errorOf(() => game.apply(0)).code).toBe("game-over");
});

test("a seat sees its own hand, and sizes of the other's", () => {
  const game = unmatched.newGame(config);
  playOn(game, undefined, 40);
  for (const seat of [0, 1]) {
    const { players } = game.observe(seat);
    const all = game.observe("all").players;
    expect(players.map(({ hand }) => hand.length)).toEqual(all.map(({ hand }) => hand.length));
    expect(players[seat]?.hand).toEqual(all[seat]?.hand);
    expect(all[1 - seat]?.hand.every(({ card }) => card !== undefined)).toBe(true);
    expect(players[1 - seat]?.hand.every((card) => card.id === undefined)).toBe(true);
    const drawn = game.events(0, seat).filter((event) => event.type === "drew");
    expect(drawn.length).toBeGreaterThan(4);
    expect(drawn.every((event) => (event.card === null) === (event.seat !== seat))).toBe(true);
  }
});

test("a view has the actions of the seat to act and its new events only", () => {
  const game = unmatched.newGame(config);
  const acting = game.toAct ?? 0;
  const view = game.view(acting);
  expect(view.actions).toEqual(game.legalActions());
  expect(view.observation).toEqual(game.observe(acting));
  expect(game.view(1 - acting).actions).toEqual([]);
  expect(game.view(acting).events).toEqual(view.events);
  const events = game.apply(0);
  expect(game.view("all", view.eventCount).events).toEqual(events);
  expect(game.view(acting).events).toEqual(game.events(view.eventCount, acting));
});

test("saves, records, undo and copies lead to the same state", () => {
  const game = unmatched.newGame(config);
  const begin = game.hash();
  playOn(game, undefined, 60);
  const hash = game.hash();
  expect(unmatched.restore(game.save()).hash()).toBe(hash);
  const record = JSON.parse(JSON.stringify(game.record()));
  expect(record.game).toBe("unmatched");
  expect(unmatched.replay(record).hash()).toBe(hash);
  const copy = game.clone();
  playOn(copy, undefined, 10);
  expect(game.hash()).toBe(hash);
  while (game.undo()) {}
  expect(game.hash()).toBe(begin);
  const damaged = copy.save();
  damaged[40] = (damaged[40] ?? 0) ^ 1;
  expect(errorOf(() => unmatched.restore(damaged)).code).toBe("damaged-save");
  expect(errorOf(() => unmatched.replay({ ...record, game: "tcg" })).code).toBe("foreign-record");
});

test("a search, a suggestion and playouts repeat themselves", () => {
  const game = unmatched.newGame(config);
  const options = { iterations: 40, seed: "5" };
  const suggestion = game.suggest(options);
  expect(game.suggest(options)).toEqual(suggestion);
  expect(game.legalActions()[suggestion.action.id]).toEqual(suggestion.action);
  const search = game.search(options);
  while (!search.step(3)) expect(search.progress).toBeLessThan(1);
  expect(search.result()).toEqual(suggestion);
  const world = game.determinize(0, "7");
  expect(world.observe(0)).toEqual(game.observe(0));
  const both = game.playouts(20, { bot: ["greedy", "random"], seed: "1" });
  expect(both.games).toBe(20);
  expect(both.wins[0]).toBeGreaterThan(both.wins[1] ?? 0);
  expect(game.playout({ seed: "3" }).over).toBe(true);
});

describe.each<[string, () => Promise<Unmatched>]>([
  ["WebAssembly", async () => unmatched],
  ["plain JavaScript", () => loadPlain("unmatched")],
])("%s", (_, build) => {
  test("plays the recorded games", async () => {
    const game = (await build()).newGame(config);
    const { games, options, checksum } = workload;
    expect(game.playouts(games, options)).toMatchObject({ games, checksum });
  });
});

test("plain JavaScript gives the same hashes and views", async () => {
  const other = await loadPlain("unmatched");
  const digestsOf = (build: Unmatched) => {
    const digests: string[] = [];
    playOn(build.newGame(config), (game) => {
      const views = ([0, 1, "all"] as const).map((viewer) => JSON.stringify(game.view(viewer)));
      digests.push(digest([game.hash(), ...views]));
    });
    return digests;
  };
  expect(digestsOf(other)).toEqual(digestsOf(unmatched));
});

test("import, require and the slim entry play the same game", async () => {
  const common: typeof import("altmode/unmatched") = require("altmode/unmatched");
  const slim = await import("altmode/unmatched/slim");
  const module = readFileSync(require.resolve("altmode/unmatched.wasm"));
  const expected = unmatched.newGame(config);
  expected.playout();
  for (const other of [await common.load(), await slim.load(module)]) {
    expect(other.version).toEqual(unmatched.version);
    const game = other.newGame(config);
    game.playout();
    expect(game.hash()).toBe(expected.hash());
  }
  expect(await load()).toBe(unmatched);
});

test("teams and games of each against all", () => {
  const [a, b, c, d] = implemented;
  const players = [a, b, c, d].map((hero) => ({ hero: hero ?? "medusa" }));
  const teams = unmatched.newGame({ seed: "1", board: "marmoreal", mode: "teams", players });
  expect(teams.observe("all").players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  expect(teams.playouts(4).wins).toHaveLength(4);
  playOn(teams);
  const { winner, winners } = teams.outcome ?? {};
  expect(winners).toEqual([winner, (winner ?? 0) + 2]);
  const all = unmatched.newGame({ seed: "1", board: "marmoreal", players: players.slice(0, 3) });
  expect(all.observe(2)).toMatchObject({ mode: "free-for-all", seat: 2 });
  expect(errorOf(() => all.observe(3)).message).toContain('0, 1, 2, "public" or "all"');
  playOn(all);
  expect(all.outcome?.winner).not.toBeUndefined();
});

test("heroes, cards and battlefields are found", () => {
  const medusa = unmatched.heroes.get("medusa");
  expect(unmatched.heroes.find("medusa")).toEqual(medusa);
  expect(medusa.deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
  for (const { card } of medusa.deck) expect(unmatched.cards.get(card).hero).toBe("medusa");
  expect(unmatched.cards.find("Winged Frenzy")).toMatchObject({ id: "medusa/winged-frenzy", kind: "scheme" });
  expect(errorOf(() => unmatched.cards.find("Feint")).code).toBe("ambiguous-name");
  expect(errorOf(() => unmatched.heroes.get("nobody")).code).toBe("unknown-hero");
  expect(unmatched.boards.all().length).toBeGreaterThan(30);
  for (const { spaces, starts } of unmatched.boards.all()) {
    const near = new Map(spaces.map((space) => [space.id, space.near]));
    for (const [id, others] of near) for (const other of others) expect(near.get(other)).toContain(id);
    for (const start of starts) expect(near.has(start)).toBe(true);
  }
});

test("wrong input is refused with its place", () => {
  const wrong: [GameConfig, string, string][] = [
    [{ ...config, board: "nowhere" }, "unknown-board", "board"],
    [{ ...config, players: [{ hero: "medusa" }] }, "bad-input", "players"],
    [{ ...config, players: [{ hero: "medusa" }, { hero: "nobody" }] }, "unknown-hero", "players[1].hero"],
    [{ ...config, first: 2 }, "out-of-range", "first"],
    [{ ...config, mode: "teams" }, "wrong-number", "players"],
    [{ ...config, seed: "x" }, "bad-seed", ""],
    [{ ...config, colour: "red" } as GameConfig, "unknown-field", "colour"],
  ];
  for (const [input, code, path] of wrong) {
    const error = errorOf(() => unmatched.newGame(input));
    expect(error.code, JSON.stringify(input)).toBe(code);
    if (path !== "") expect(error.path).toBe(path);
  }
  const game = unmatched.newGame(config);
  const hash = game.hash();
  const acting = game.toAct ?? 0;
  const refused: [() => unknown, string][] = [
    [() => game.apply(9999), "illegal-action"],
    [() => game.apply({ type: "fly" as "yes" }), "unknown-action"],
    [() => game.apply({ type: "defend", card: 0 }), "other-decision"],
    [() => game.apply(0, { seat: 1 - acting }), "not-your-seat"],
    [() => game.apply({ type: "concede", seat: 2 }), "unknown-seat"],
    [() => game.apply({ type: "attack", card: "Feint" as unknown as number }), "bad-input"],
    [() => game.observe(2), "unknown-seat"],
    [() => game.playout({ bot: ["random"] }), "bad-input"],
    [() => game.forecast("nobody", "medusa"), "unknown-fighter"],
  ];
  for (const [task, code] of refused) expect(errorOf(task).code, String(task)).toBe(code);
  expect(game.check(0)).toBeNull();
  expect(game.check({ type: "defend", card: 0 })).toMatchObject({ code: "other-decision" });
  expect(game.hash()).toBe(hash);
  game.apply({ type: "concede", seat: 0 });
  expect(game.outcome?.winner).toBe(1);
});

/** All scenarios of the project. */
const scenarios: Scenario[] = (
  readdirSync(`${root}/tests/scenarios/unmatched`, { recursive: true }) as string[]
)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(`${root}/tests/scenarios/unmatched/${name}`, "utf8")));

test("scenarios run", () => {
  expect(scenarios.length).toBeGreaterThan(10);
  const failed = scenarios.map((scenario) => unmatched.runScenario(scenario)).filter(({ passed }) => !passed);
  expect(failed).toEqual([]);
  const [first] = scenarios;
  if (first === undefined) throw new Error("no scenario");
  const wrong = { ...first, steps: [{ expect: { game: { turn: 99 } } }] };
  expect(unmatched.runScenario(wrong)).toMatchObject({ passed: false, failure: { code: "not-as-expected" } });
  expect(unmatched.fromScenario(first).toAct).not.toBeUndefined();
});

test("a forecast adds up, and all attacks are in order", () => {
  const game = unmatched.newGame(config);
  let seen = 0;
  playOn(game, () => {
    if (game.toAct === null || game.observe("all").decision?.kind !== "action" || seen > 5) return;
    const all = game.forecastAll(game.toAct);
    const [first] = all;
    if (first === undefined) return;
    seen++;
    expect(all.map(({ defeat }) => defeat)).toEqual(all.map(({ defeat }) => defeat).sort((a, b) => b - a));
    const { attacker, defender, card } = first;
    const one = game.forecast(attacker, defender, { card, seat: game.toAct });
    expect(one.expected).toBeCloseTo(first.expected, 9);
    expect(one.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(one.responses.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(game.forecast(attacker, defender, { card, policy: "none" }).responses).toHaveLength(1);
  });
  expect(seen).toBeGreaterThan(2);
});

// --- types ---

const file = `${root}/js/generated/unmatched.ts`;
const program = ts.createProgram([file], { strict: true, skipLibCheck: true });
const checker = program.getTypeChecker();
const source = program.getSourceFile(file) as ts.SourceFile;
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source) as ts.Symbol);

/** The possible shapes of a type, by the value of `type`: required members and all members. */
function shapes(name: string): Map<string, { required: string[]; all: Set<string> }[]> {
  const symbol = exported.find((candidate) => candidate.name === name);
  if (symbol === undefined) throw new Error(`there is no type ${name}`);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const found = new Map<string, { required: string[]; all: Set<string> }[]>();
  for (const member of type.isUnion() ? type.types : [type]) {
    const properties = member.getProperties();
    const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
    const kind = member.getProperty("type");
    const literal = kind && checker.getTypeOfSymbol(kind);
    const key = literal?.isStringLiteral() ? literal.value : "";
    const shape = {
      required: required.map((one) => one.name),
      all: new Set(properties.map((one) => one.name)),
    };
    found.set(key, [...(found.get(key) ?? []), shape]);
  }
  return found;
}

test("actions, events and views are what their types say", () => {
  const types = { Action: shapes("Action"), GameEvent: shapes("GameEvent") };
  const faults = new Set<string>();
  const note = (value: object, name: string, union = shapes(name), key = "") => {
    const fits = (union.get(key) ?? []).some(
      ({ required, all }) =>
        required.every((one) => one in value) && Object.keys(value).every((one) => all.has(one)),
    );
    if (!fits) faults.add(`${name} ${key}: ${Object.keys(value).join(" ")}`);
  };
  const plain = Object.fromEntries(
    ["Observation", "PlayerView", "FighterView", "CardView", "CombatView", "CombatCard", "Question"].map(
      (name) => [name, shapes(name)],
    ),
  );
  for (const [index, hero] of implemented.entries()) {
    const other = implemented[(index * 7 + 3) % implemented.length] ?? "medusa";
    const game = unmatched.newGame({ seed: "1", board: "marmoreal", players: [{ hero }, { hero: other }] });
    playOn(game, () => {
      for (const action of game.legalActions()) note(action, "Action", types.Action, action.type);
      const view = game.observe(0);
      note(view, "Observation", plain.Observation);
      for (const player of view.players) note(player, "PlayerView", plain.PlayerView);
      for (const card of view.players.flatMap(({ hand, discard }) => [...hand, ...discard]))
        note(card, "CardView", plain.CardView);
      for (const fighter of view.fighters) note(fighter, "FighterView", plain.FighterView);
      if (view.decision !== null) note(view.decision, "Question", plain.Question);
      if (view.combat !== null) {
        note(view.combat, "CombatView", plain.CombatView);
        note(view.combat.attack, "CombatCard", plain.CombatCard);
      }
    });
    for (const seat of [0, "all"] as const)
      for (const event of game.events(0, seat)) note(event, "GameEvent", types.GameEvent, event.type);
    game.free();
  }
  for (const hero of unmatched.heroes.all()) note(hero, "Hero");
  for (const card of unmatched.cards.all()) note(card, "Card");
  for (const board of unmatched.boards.all()) note(board, "Board");
  expect([...faults]).toEqual([]);
}, 120_000);

test("heroes and battlefields of a pack are there and play, and not in plain JavaScript without it", async () => {
  const own = await load();
  const read = (name: string): Pack =>
    JSON.parse(readFileSync(`${root}/docs/unmatched-packs/${name}.json`, "utf8"));
  const hero = read("my-hero");
  const report = own.loadPack(hero);
  expect(report).toMatchObject({ set: "My heroes", heroes: ["keeper"], boards: [], cards: 10 });
  expect(own.loadPack(hero)).toEqual(report);
  expect(own.loadPack(read("my-board")).boards).toEqual(["skerry", "skerry-at-night"]);
  expect(own.heroes.get("keeper").implemented).toBe(true);
  expect(own.boards.get("skerry").spaces.length).toBe(12);
  const game = own.newGame({
    seed: "2a",
    board: "skerry",
    players: [{ hero: "keeper" }, { hero: "medusa" }],
  });
  playOn(game);
  expect(own.restore(game.save()).hash()).toBe(game.hash());
  expect(own.replay(game.record()).hash()).toBe(game.hash());
  // Another module knows nothing of the pack.
  const other = await loadPlain("unmatched");
  expect(other.heroes.all().some(({ id }) => id === "keeper")).toBe(false);
  expect(() => other.restore(game.save())).toThrow(/pack/);
  const broken = structuredClone(hero);
  if (broken.heroes?.[0])
    broken.heroes[0].cards[0] = { ...broken.heroes[0].cards[0], kind: "spell" } as never;
  expect(errorOf(() => own.loadPack(broken))).toMatchObject({
    code: "bad-pack",
    path: "heroes[0].cards[0].kind",
  });
});

test("every exported type and every member is documented", () => {
  const undocumented = new Set<string>();
  for (const symbol of exported) {
    if (symbol.getDocumentationComment(checker).length === 0) undocumented.add(symbol.name);
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    for (const member of type.isUnion() ? type.types : [type]) {
      if (!(member.flags & ts.TypeFlags.Object) || checker.isArrayType(member)) continue;
      for (const property of member.getProperties()) {
        const own = property.declarations?.[0]?.getSourceFile() === source;
        if (property.name !== "type" && own && property.getDocumentationComment(checker).length === 0)
          undocumented.add(`${symbol.name}.${property.name}`);
      }
    }
  }
  expect([...undocumented]).toEqual([]);
  expect(readFileSync(file, "utf8")).not.toMatch(/\bany\b(?=[;,)\]>|])/);
});
