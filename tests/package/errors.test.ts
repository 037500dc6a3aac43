// Bad input is answered by an error with a code, and changes nothing.
import type { GameConfig } from "altmode/tcg";
import { expect, test } from "vitest";
import { config, errorOf, playOn, root, tcg } from "./support.js";

const wrong = <T>(value: unknown) => value as T;

test("an illegal action throws and changes nothing", () => {
  const game = tcg.newGame(config);
  playOn(game, 10);
  const before = game.hash();
  for (const action of [9999, wrong<number>({ type: "no-such-action" }), wrong<number>({})]) {
    const error = errorOf(() => game.apply(action));
    expect(error.code).not.toBe("internal");
    expect(error.message).not.toBe("");
  }
  expect(game.hash()).toBe(before);
});

test("numbers that the boundary would bend are refused", () => {
  const game = tcg.newGame(config);
  for (const id of [0.5, -1, Number.NaN, 2 ** 32])
    expect(errorOf(() => game.apply(id)).code).toBe("bad-input");
  for (const seat of [0.5, -1, Number.NaN])
    expect(errorOf(() => game.observe(seat)).code).toBe("unknown-seat");
  expect(errorOf(() => game.observe(7)).code).toBe("unknown-seat");
});

test("values that are no JSON are refused", () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(errorOf(() => tcg.newGame(wrong<GameConfig>(circle))).code).toBe("bad-input");
  expect(errorOf(() => tcg.newGame(wrong<GameConfig>(undefined))).code).toBe("bad-input");
  expect(errorOf(() => tcg.restore(wrong<Uint8Array>("text"))).code).toBe("bad-input");
  expect(errorOf(() => tcg.cards.get(wrong<string>(5))).code).toBe("bad-input");
});

test("a bad configuration is refused with a code, whatever is wrong with it", () => {
  for (const bad of [
    null,
    5,
    "text",
    [],
    {},
    { players: [] },
    { players: [{}, 5] },
    { ...config, first: 7 },
  ]) {
    expect(errorOf(() => tcg.newGame(wrong<GameConfig>(bad))).code).not.toBe("internal");
  }
  expect(tcg.newGame(config).toAct).not.toBeNull();
});

test.each([
  ["WebAssembly", "tcg"],
  ["plain JavaScript", "tcg-react-native"],
])("errors of %s keep their code on engines that ignore Symbol.hasInstance", async (_, entry) => {
  const ordinary = { value: Function.prototype[Symbol.hasInstance], configurable: true };
  // A class of its own, because the entry point bundles it.
  const { AltmodeError, load } = await import(`${root}/pkg/${entry}.js?ordinary`);
  Object.defineProperty(AltmodeError, Symbol.hasInstance, ordinary);
  const build = await load();
  expect(errorOf(() => build.cards.get("nothing")).code).toBe("unknown-card");
  expect(errorOf(() => build.newGame({})).code).toBe("bad-input");
  const game = build.newGame(config);
  expect(errorOf(() => game.apply(9999)).code).toBe("illegal-action");
});
