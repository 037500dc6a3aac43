// Arguments that fight back: getters that throw, revoked proxies, symbols, detached buffers, a clock that fails. Each is
// answered by an AltmodeError, and the objects beside it go on.
import { readFileSync } from "node:fs";
import { load as loadCompanion } from "altmode/companion";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { AltmodeError } from "altmode/tcg";
import { load as loadPlay } from "altmode/tcg/play";
import { load as loadTournament } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import { load as loadUnmatched } from "altmode/unmatched";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { config, root, tcg } from "./support.js";

const configOf = (name: string) => JSON.parse(readFileSync(`${root}/benches/${name}.json`, "utf8")).config;

const play = await loadPlay();
const unmatched = await loadUnmatched();
const deckbuilder = await loadDeckbuilder();
const companion = await loadCompanion();
const tracker = await loadTracker();
const tournaments = await loadTournament();
const game = tcg.newGame(config);
const played = play.newGame(config);
const unmatchedGame = unmatched.newGame(configOf("unmatched"));
const deckbuilderGame = deckbuilder.newGame(configOf("deckbuilder"));
const combat = companion.newMatch({ seed: "1", players: [{ hero: "medusa" }, { hero: "sinbad" }] });
const match = tracker.newMatch({ seed: "1", players: [{ characters: ["w1-t01"] }, {}] });
const series = tournaments.newMatch({ seed: "1" });
const tournament = tournaments.newTournament({ seed: "1" } as never);
const sheet = (prefix: string) =>
  Array.from({ length: 40 }, (_, number) => ({ card: `${prefix}${number}`, rarity: "common" }));
const boosters = tournaments.openBoosters({
  seed: "1",
  count: 4,
  cards: { characters: sheet("c"), battle: sheet("b") },
});
const draft = tournaments.newDraft({
  seed: "1",
  players: ["a", "b"],
  boosters: [boosters.slice(0, 2), boosters.slice(2)],
});

afterEach(() => vi.restoreAllMocks());

/** A property whose reading throws what is no error at all. */
const throwing = (name: string) => () =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw Object.create(null);
    },
  });

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function detached(): Uint8Array {
  const bytes = new Uint8Array(16);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
}

const names = [
  "seed",
  "seat",
  "at",
  "by",
  "link",
  "players",
  "device",
  "type",
  "sideboarded",
  "bot",
  "toJSON",
];
const plain: unknown[] = [Symbol("s"), 10n, () => 1, Number.NaN, null, 0, 1, "", true, new Date(Number.NaN)];

/** Makers of values that fight back: fast-check itself would trip over the values. */
const hostile: fc.Arbitrary<() => unknown> = fc.constantFrom<() => unknown>(
  ...names.map(throwing),
  () => revoked({}),
  () => revoked([]),
  detached,
  () => detached().buffer,
  () => Object.create(Uint8Array.prototype),
  () => Object.create(null),
  ...plain.map((value) => () => value),
);

type Any = never;

type Call = (value: Any) => unknown;

/** The calls of a game that all game systems have. */
const ofGame = (game: {
  check: (action: Any, options?: Any) => unknown;
  apply: (action: Any, options?: Any) => unknown;
  observe: (seat: Any) => unknown;
  events: (since: Any, seat: Any) => unknown;
  view: (seat: Any, since: Any) => unknown;
  determinize: (seat: Any, seed: Any) => unknown;
  playout: (options: Any) => unknown;
  playouts: (games: Any, options?: Any) => unknown;
  suggest: (options: Any) => unknown;
  search: (options: Any) => unknown;
  clone: () => typeof game;
}): Call[] => [
  (value) => game.check(value),
  (value) => game.check(0 as Any, value),
  (value) => game.apply({ type: "fly" } as Any, value),
  (value) => game.observe(value),
  (value) => game.events(value, value),
  (value) => game.view(value, value),
  (value) => game.determinize(value, value),
  (value) => game.determinize(0 as Any, value),
  (value) => game.clone().playout({ decisions: 1, seed: value } as Any),
  (value) => game.playouts(1 as Any, { decisions: 9, bot: value } as Any),
  (value) => typeof value !== "number" && game.playouts(value),
  (value) => game.suggest(value === undefined ? value : ({ iterations: 2, seed: value } as Any)),
  (value) => typeof value === "object" && game.search(value),
];

/** The calls of rules that all game systems have. */
const ofRules = (
  rules: Record<"newGame" | "restore" | "replay", Call>,
  config: object,
  lists: readonly Partial<Record<"get" | "find" | "search", Call>>[],
): Call[] => [
  (value) => rules.newGame(value),
  (value) => rules.newGame({ ...config, seed: value } as Any),
  (value) => rules.newGame({ ...config, players: value } as Any),
  (value) => rules.restore(value),
  (value) => rules.replay(value),
  ...lists.flatMap((list): Call[] => [
    (value) => list.get?.(value),
    (value) => list.find?.(value),
    (value) => list.search?.(value),
  ]),
];

/** The calls of rules with scenarios and packs. */
const ofWhole = (rules: Record<"fromScenario" | "runScenario" | "loadPack", Call>): Call[] => [
  (value) => rules.fromScenario(value),
  (value) => rules.runScenario(value),
  (value) => rules.loadPack(value),
];

/** Every call that takes something, with one hostile argument in each place. */
const calls: Call[] = [
  ...ofRules(tcg, config, [tcg.cards]),
  ...ofWhole(tcg),
  ...ofGame(game),
  ...ofRules(play, config, [play.cards]),
  ...ofGame(played),
  (value) => play.forecast(value),
  (value) => played.forecast(value, value, value),
  ...ofRules(unmatched, configOf("unmatched"), [unmatched.heroes, unmatched.cards, unmatched.boards]),
  ...ofWhole(unmatched),
  ...ofGame(unmatchedGame),
  (value) => unmatched.forecast(value),
  (value) => unmatchedGame.forecast(value, value, value),
  (value) => unmatchedGame.forecastAll(value),
  ...ofRules(deckbuilder, configOf("deckbuilder"), [deckbuilder.cards, deckbuilder.characters]),
  ...ofWhole(deckbuilder),
  ...ofGame(deckbuilderGame),
  (value) => deckbuilder.checkPack(value),
  (value) => companion.newMatch(value, value),
  (value) => companion.import(value, value),
  (value) => companion.fromLink(value, value),
  (value) => combat.apply(value, value),
  (value) => combat.apply({ type: "next-turn" }, value),
  (value) => combat.throw(value, value),
  (value) => combat.undo(value),
  (value) => combat.redo(value),
  (value) => combat.view(value),
  (value) => combat.merge(value),
  (value) => combat.seenBy(value),
  (value) => combat.forecastInput(value, value, value),
  (value) => combat.forecast(value, 0, 0),
  (value) => tcg.parseDeck(value),
  (value) => tcg.readDeck(value),
  (value) => tcg.formatDeck(value),
  (value) => tcg.validateDeck(value, value),
  (value) => tcg.forecast(value),
  (value) => tcg.deckReport(value),
  (value) => game.forecast(value, value, value),
  (value) => tracker.newMatch(value, value),
  (value) => tracker.import(value, value),
  (value) => tracker.fromLink(value, value),
  (value) => match.apply(value, value),
  (value) => match.apply({ type: "next-turn" }, value),
  (value) => match.throw(value, value),
  (value) => match.undo(value),
  (value) => match.redo(value),
  (value) => match.view(value),
  (value) => match.merge(value),
  (value) => match.seenBy(value),
  (value) => match.forecastInput(value, value, value),
  (value) => match.forecast(value, 0, 0),
  (value) => tournaments.newTournament(value, value),
  (value) => tournaments.restoreTournament(value),
  (value) => tournaments.newMatch(value),
  (value) => tournaments.newDraft(value),
  (value) => tournaments.deckDifferences({} as never, {} as never, value),
  (value) => tournaments.sealedPools(value),
  (value) => tournaments.openBoosters(value),
  (value) => tournaments.tiebreak(value),
  (value) => series.apply(value),
  (value) => series.report(1, value),
  (value) => tournament.apply(value),
  (value) => tournament.merge(value),
  (value) => tournament.clock(value),
  (value) => tournament.view(value),
  (value) => tournament.enterList(value),
  (value) => tournament.readList(value),
  (value) => tournament.cut(value),
  (value) => tournament.drawPods(value),
  (value) => tournament.standings(value),
  (value) => tournament.card(value),
  (value) => tournament.chances(value),
  (value) => tournament.reportSlip(value, value, value),
  (value) => tournament.deck(value, value),
  (value) => tournament.deckVersions(value, value),
  (value) => tournament.csv(value, value),
  (value) => tournament.html(value, value),
  (value) => tournament.cardHtml(value),
  (value) => draft.pick(value, value),
  (value) => draft.suspend(value),
  (value) => draft.view(value),
  (value) => tournaments.restoreMatch(value),
  (value) => tournaments.restoreDraft(value),
  (value) => tournaments.recommendedRounds(value),
  (value) => tournaments.signReport(value, value),
];

test("every call answers hostile arguments with an error of its own, and all objects go on", () => {
  fc.assert(
    fc.property(fc.constantFrom(...calls), hostile, (call, make) => {
      try {
        call(make() as Any);
      } catch (error) {
        expect(error, call.toString()).toBeInstanceOf(AltmodeError);
        expect((error as AltmodeError).code, call.toString()).not.toMatch(/^(internal|closed)$/);
      }
    }),
    { numRuns: 4000 },
  );
  for (const one of [game, played, unmatchedGame, deckbuilderGame]) expect(one.toAct).not.toBeNull();
  expect(match.view(0).turn).toBeGreaterThan(0);
  expect(combat.view(0).turn).toBeGreaterThan(0);
  expect(series.view()).toBeDefined();
  expect(tournament.view()).toBeDefined();
});

test("a clock that throws closes nothing", () => {
  vi.spyOn(Date, "now").mockImplementation(() => {
    throw new Error("no clock");
  });
  expect(codeOf(() => match.apply({ type: "next-turn" }))).toBe("bad-input");
  expect(codeOf(() => tournament.pair())).toBe("bad-input");
  expect(game.suggest({ milliseconds: 1 }).action).toBeDefined();
  vi.restoreAllMocks();
  expect(match.view(0).turn).toBeGreaterThan(0);
  expect(game.toAct).not.toBeNull();
});

test("mere bad input is no internal error", () => {
  expect(codeOf(() => tournaments.newMatch(null as never))).toBe("bad-input");
  expect(codeOf(() => tournaments.deckDifferences({} as never, {} as never, null as never))).toBe(
    "bad-input",
  );
  expect(codeOf(() => series.report(1, undefined as never))).toBe("bad-input");
  expect(codeOf(() => tournament.clock(Symbol("now") as never))).toBe("bad-input");
  expect(codeOf(() => match.forecast(0 as never, 1, undefined as never))).toBe("bad-input");
});

test("options that are null, bytes that are none, and drafts of nothing are refused as bad input", () => {
  const setup = { seed: "1", players: [{}, {}] } as never;
  for (const options of [null, 5, "x", [], revoked({}), throwing("device")()])
    expect(codeOf(() => tracker.newMatch(setup, options as never))).toBe("bad-input");
  const bytes: unknown[] = [
    detached(),
    detached().buffer,
    Object.create(Uint8Array.prototype),
    Object.create(ArrayBuffer.prototype),
    { byteLength: 16, buffer: new ArrayBuffer(16) },
    revoked(new Uint8Array(16)),
    [1, 2, 3],
    "0123",
    null,
  ];
  for (const save of bytes)
    expect(codeOf(() => tcg.restore(save as never))).toMatch(/^(bad-input|damaged-save)$/);
  for (const [name, call] of Object.entries({
    newDraft: (value: unknown) => tournaments.newDraft(value as never),
    sealedPools: (value: unknown) => tournaments.sealedPools(value as never),
    openBoosters: (value: unknown) => tournaments.openBoosters(value as never),
  }))
    for (const value of [null, undefined, 5, "x", Symbol("s"), revoked({}), throwing("seed")()])
      expect(
        codeOf(() => call(value)),
        name,
      ).toBe("bad-input");
});

/** Every argument that is a text. */
const texts: ((text: string) => unknown)[] = [
  ...[
    tcg.cards,
    play.cards,
    unmatched.heroes,
    unmatched.cards,
    unmatched.boards,
    deckbuilder.cards,
    deckbuilder.characters,
  ].flatMap((list) => [(text: string) => list.get(text), (text: string) => list.find(text)]),
  ...[
    tcg.cards,
    play.cards,
    unmatched.heroes,
    unmatched.cards,
    deckbuilder.cards,
    deckbuilder.characters,
  ].map((list) => (text: string) => list.search(text)),
  ...[game, played, unmatchedGame, deckbuilderGame].map((one) => (text: string) => one.determinize(0, text)),
  ...[game, played, unmatchedGame].flatMap((one) => [
    (text: string) => one.forecast(text, 0),
    (text: string) => one.forecast(0, text),
  ]),
  (text) => tcg.parseDeck(text),
  (text) => tcg.readDeck(text),
  (text) => tcg.validateDeck({ characters: [], battle: [] }, text as never),
  ...[tracker, companion].flatMap((one) => [
    (text: string) => one.import(text),
    (text: string) => one.import({} as never, { device: text }),
    (text: string) => one.fromLink(text),
    (text: string) => one.fromLink("", { device: text }),
    (text: string) => one.newMatch({ players: [] } as never, { device: text }),
  ]),
  ...[match, combat].flatMap((one) => [
    (text: string) => one.apply({ type: "next-turn" }, { by: text }),
    (text: string) => one.throw({ type: "die", sides: 6 }, { by: text }),
    (text: string) => one.undo({ by: text }),
    (text: string) => one.redo({ by: text }),
    (text: string) => one.merge({ link: text }),
  ]),
  (text) => match.seenBy(text as never),
  (text) => combat.seenBy(text as never),
  (text) => combat.forecastInput(0, 1, text),
  (text) => combat.forecast(unmatched, 0, 1, text),
  (text) => tournaments.newTournament({}, text),
  (text) => tournaments.restoreTournament({} as never, text),
  (text) => series.report(1, [text, "p2"]),
  (text) => series.report(1, ["p1", text]),
  (text) => tournament.addPlayer(text),
  (text) => tournament.enterList(text),
  (text) => tournament.readList(text),
  (text) => tournament.card(text),
  (text) => tournament.reportSlip(1, text),
  (text) => tournament.deck(text),
  (text) => tournament.deckVersions(text),
  (text) => tournament.csv(text as never),
  (text) => tournament.html(text as never),
  (text) => tournament.cardHtml(text),
  (text) => draft.pick(text),
  (text) => draft.pick("a", text),
  (text) => draft.suspend(text),
];

test("a text that is too long is refused before it is copied", () => {
  const before = process.memoryUsage().external;
  const long = "x".repeat(100_000_000);
  for (const call of texts)
    expect(
      codeOf(() => call(long)),
      call.toString(),
    ).toBe("too-long");
  for (const rules of [tcg, play, unmatched, deckbuilder])
    expect(codeOf(() => rules.restore(new Uint8Array(100_000_000)))).toBe("too-long");
  // The buffers alone are four hundred.
  expect(process.memoryUsage().external - before).toBeLessThan(450 * 2 ** 20);
});

function codeOf(task: () => unknown): string {
  try {
    task();
  } catch (error) {
    expect(error).toBeInstanceOf(AltmodeError);
    return (error as AltmodeError).code;
  }
  return "done";
}
