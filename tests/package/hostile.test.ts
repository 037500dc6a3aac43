// Arguments that fight back: getters that throw, revoked proxies, symbols, detached buffers, a clock that fails. Each is
// answered by an AltmodeError, and the objects beside it go on.
import { AltmodeError } from "altmode/tcg";
import { load as loadTournament } from "altmode/tournament";
import { load as loadTracker } from "altmode/tracker";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { config, tcg } from "./support.js";

const tracker = await loadTracker();
const tournaments = await loadTournament();
const game = tcg.newGame(config);
const match = tracker.newMatch({ seed: "1", players: [{ characters: ["w1-t01"] }, {}] });
const series = tournaments.newMatch({ seed: "1" });
const tournament = tournaments.newTournament({ seed: "1" } as never);

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

/** Every call that takes something, with one hostile argument in each place. */
const calls: ((value: Any) => unknown)[] = [
  (value) => tcg.newGame(value),
  (value) => tcg.newGame({ ...config, seed: value }),
  (value) => tcg.restore(value),
  (value) => tcg.replay(value),
  (value) => tcg.fromScenario(value),
  (value) => tcg.runScenario(value),
  (value) => tcg.parseDeck(value),
  (value) => tcg.formatDeck(value),
  (value) => tcg.validateDeck(value, value),
  (value) => tcg.forecast(value),
  (value) => tcg.deckReport(value),
  (value) => tcg.loadPack(value),
  (value) => tcg.cards.get(value),
  (value) => tcg.cards.search(value),
  (value) => game.check(value),
  (value) => game.check(0, value),
  (value) => game.apply({ type: "fly" } as never, value),
  (value) => game.observe(value),
  (value) => game.events(value, value),
  (value) => game.determinize(value, value),
  (value) => game.forecast(value, value, value),
  (value) => game.playouts(1, value),
  (value) => game.suggest(value === undefined ? value : ({ iterations: 2, seed: value } as Any)),
  (value) => tracker.newMatch(value, value),
  (value) => tracker.import(value, value),
  (value) => tracker.fromLink(value, value),
  (value) => match.apply(value, value),
  (value) => match.apply({ type: "next-turn" }, value),
  (value) => match.throw(value, value),
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
    { numRuns: 2000 },
  );
  expect(game.toAct).not.toBeNull();
  expect(match.view(0).turn).toBeGreaterThan(0);
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

test("a text that is too long is refused before it is copied", () => {
  const before = process.memoryUsage().external;
  expect(codeOf(() => tcg.parseDeck("x".repeat(100_000_000)))).toBe("too-long");
  expect(codeOf(() => tcg.restore(new Uint8Array(100_000_000)))).toBe("too-long");
  expect(process.memoryUsage().external - before).toBeLessThan(150 * 2 ** 20);
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
