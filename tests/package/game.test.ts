// The surface that every game has, over the boundary.
import type { Action, Game } from "altmode/tcg";
import { describe, expect, test } from "vitest";
import { config, errorOf, playOn, tcg } from "./support.js";

const begin = () => tcg.newGame(config);

function played(decisions: number): Game {
  const game = begin();
  playOn(game, decisions);
  return game;
}

test("a game is played to its end by legal actions", () => {
  const game = begin();
  expect(game.outcome).toBeNull();
  expect([0, 1]).toContain(game.toAct);
  playOn(game);
  expect(game.toAct).toBeNull();
  expect(game.outcome).toMatchObject({ reason: expect.any(String) });
});

test("the same seed and choices give the same state", () => {
  expect(played(40).hash()).toBe(played(40).hash());
});

test("without a seed one is made, and the record tells it", () => {
  const { seed, ...unseeded } = config;
  const game = tcg.newGame(unseeded);
  const other = tcg.newGame(unseeded);
  expect(JSON.stringify(game.record())).not.toBe(JSON.stringify(other.record()));
  expect(tcg.replay(game.record()).hash()).toBe(game.hash());
  expect(unseeded).not.toHaveProperty("seed"); // the caller's object is left alone
});

test("each action carries its place, its kind and a sentence", () => {
  const actions = played(5).legalActions();
  expect(actions.length).toBeGreaterThan(0);
  actions.forEach((action, index) => {
    expect(action).toMatchObject({ id: index, type: expect.any(String), label: expect.any(String) });
  });
});

test("an action and its id do the same", () => {
  const [byAction, byId] = [played(5), played(5)];
  const [action] = byAction.legalActions();
  expect(action).toBeDefined();
  if (action === undefined) return;
  expect(byAction.apply(action)).toEqual(byId.apply(action.id));
  expect(byAction.hash()).toBe(byId.hash());
});

test("undo takes back one action at a time, down to the beginning", () => {
  const game = begin();
  const hashes = [game.hash()];
  for (let step = 0; step < 10; step++) {
    playOn(game, 1);
    hashes.push(game.hash());
  }
  for (const expected of hashes.reverse().slice(1)) {
    expect(game.undo()).toBe(true);
    expect(game.hash()).toBe(expected);
  }
  expect(game.undo()).toBe(false);
});

test("outcomes that cannot happen change nothing, and the whole game can still be undone", () => {
  const game = played(70);
  const before = { hash: game.hash(), events: game.events(), actions: game.legalActions() };
  expect(before.actions).not.toEqual([]);
  const codes = new Set<string>();
  for (const action of before.actions) {
    // Nothing draws two hundred cards.
    const chance = Array.from({ length: 200 }, () => "Primary Laser");
    codes.add(errorOf(() => game.apply(action, { chance })).code);
    expect({ hash: game.hash(), events: game.events(), actions: game.legalActions() }).toEqual(before);
  }
  expect(["impossible-chance", "unused-chance"]).toEqual(expect.arrayContaining([...codes]));
  game.apply(0);
  for (let undone = 0; undone < 71; undone++) expect(game.undo()).toBe(true);
  expect(game.undo()).toBe(false);
  expect(game.hash()).toBe(begin().hash());
});

test("a clone goes its own way", () => {
  const game = played(10);
  const before = game.hash();
  const copy = game.clone();
  playOn(copy, 5);
  copy.free();
  expect(game.hash()).toBe(before);
});

describe("a game comes back", () => {
  test("from its save", () => {
    const game = played(25);
    const restored = tcg.restore(game.save());
    expect(restored.hash()).toBe(game.hash());
    playOn(game);
    playOn(restored);
    expect(restored.hash()).toBe(game.hash());
  });

  test("from its record, also after it went through text", () => {
    const game = played(25);
    const record = JSON.parse(JSON.stringify(game.record()));
    expect(tcg.replay(record).hash()).toBe(game.hash());
  });

  test("but not from a damaged save", () => {
    const save = played(25).save();
    expect(errorOf(() => tcg.restore(save.slice(0, 1))).code).not.toBe("internal");
    expect(errorOf(() => tcg.restore(new ArrayBuffer(0))).code).not.toBe("internal");
  });
});

test("a view is the observation, the actions and the events in one", () => {
  const game = played(10);
  const seat = game.toAct ?? 0;
  const view = game.view(seat);
  expect(view.observation).toEqual(game.observe(seat));
  expect(view.actions).toEqual(game.legalActions());
});

test("events are those that apply returned", () => {
  const game = played(10);
  const before = game.events().length;
  const caused = game.apply(0);
  expect(game.events(before)).toEqual(caused);
});

test("check agrees with the list of legal actions", () => {
  const game = played(10);
  for (const action of game.legalActions()) expect(game.check(action)).toBeNull();
  expect(game.check({ type: "no-such-action" as "flip" })).toMatchObject({
    code: expect.any(String),
    message: expect.any(String),
  });
});

test("bots play on, suggest, and leave the game alone where they only think", () => {
  const game = played(10);
  const before = game.hash();
  const suggestion = game.suggest({ iterations: 20 });
  expect(game.check(game.suggest({ milliseconds: 5 }).action)).toBeNull();
  expect(game.check(suggestion.action)).toBeNull();
  expect(game.playouts(5, { seed: "7" })).toEqual(game.playouts(5, { seed: "7" }));
  const world = game.determinize(0, "3");
  expect(world.observe(0)).toEqual(game.observe(0));
  expect(game.hash()).toBe(before);
  game.playout();
  expect(game.toAct).toBeNull();
});

test("a freed game says so, and freeing twice is harmless", () => {
  const game = begin();
  game.free();
  game.free();
  expect(errorOf(() => game.hash()).code).toBe("freed");
  expect(typeof game[Symbol.dispose]).toBe("function");
});

test("a view can be asked for twice, and from any event on", () => {
  const game = tcg.newGame(config);
  const first = game.view(0);
  expect(game.view(0)).toEqual(first);
  expect(first.events).toEqual(game.events(0, 0));
  const heard = [...first.events];
  for (let step = 0; step < 12; step++) {
    game.apply(0);
    // Two components ask, one of them twice; a third asks once in a while.
    const view = game.view(0);
    expect(game.view(0)).toEqual(view);
    heard.push(...view.events);
  }
  expect(heard).toEqual(game.events(0, 0));
  const { eventCount, ...rest } = game.view(0, first.eventCount);
  expect(rest.events).toEqual(game.events(first.eventCount, 0));
  expect(game.view(0, eventCount).events).toEqual([]);
  expect(game.view(1, 0).events).toEqual(game.events(0, 1));
  // The other seat has not looked yet.
  expect(game.view(1).events).toEqual(game.events(0, 1));
  game.undo();
  expect(game.view(0).events).toEqual([]);
  game.apply(0);
  expect(game.view(0).events).toEqual(game.events(game.view(0).eventCount - game.view(0).events.length, 0));
  expect(game.view(0).events.length).toBeGreaterThan(0);
  expect(errorOf(() => game.view(0, 1.5)).code).toBe("bad-input");
});

test("a seat acts for itself only, and concedes at any time", () => {
  const game = tcg.newGame(config);
  const seat = game.toAct ?? 0;
  const other = 1 - seat;
  const before = game.hash();
  for (const [action, by] of [
    [0, other],
    [game.legalActions()[0], other],
    [{ type: "concede", seat: other }, seat],
    [{ type: "concede", seat }, other],
  ] as const) {
    expect(errorOf(() => game.apply(action as Action, { seat: by })).code).toBe("not-your-seat");
    expect(game.check(action as Action, { seat: by })?.code).toBe("not-your-seat");
  }
  expect(errorOf(() => game.apply(0, { seat: 2 })).code).toBe("unknown-seat");
  expect(game.hash()).toBe(before);
  const conceded = game.clone();
  expect(conceded.check({ type: "concede" }, { seat: other })).toBeNull();
  conceded.apply({ type: "concede" }, { seat: other });
  expect(conceded.outcome?.winner).toBe(seat);
  game.apply(0, { seat });
  expect(game.hash()).not.toBe(before);
});
