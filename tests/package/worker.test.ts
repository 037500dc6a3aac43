// The rules in a worker: the same answers, told of progress, and to be given up.
import { readFileSync } from "node:fs";
import { MessageChannel, Worker } from "node:worker_threads";
import { load as loadDeckbuilder } from "altmode/deckbuilder";
import { load as loadUnmatched } from "altmode/unmatched";
import { AltmodeError, type AsyncTcg, startWorker, type TaskOptions, type WorkerLike } from "altmode/worker";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { config, errorOf as errorHere, root, tcg } from "./support.js";

let worker: AsyncTcg;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

/** A busy machine answers late. */
const timed = { retry: 2 };

/** The error that the promise fails with, which must be one of altmode's. */
async function errorOf(promise: Promise<unknown>): Promise<AltmodeError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AltmodeError);
  return error as AltmodeError;
}

test("a game in a worker is the same game", async () => {
  const here = tcg.newGame(config);
  const there = await worker.newGame(config);
  expect(await there.hash()).toBe(here.hash());
  expect(await there.toAct).toBe(here.toAct);
  expect(await there.outcome).toBeNull();
  expect(await there.apply(0)).toEqual(here.apply(0));
  expect(await there.view(0)).toEqual(here.view(0));
  const copy = await there.clone();
  await there.apply(0);
  expect(await copy.hash()).toBe(here.hash());
  const restored = await worker.restore(await there.save());
  expect(await restored.hash()).toBe(await there.hash());
  expect(await worker.cards.find("Zap")).toEqual(tcg.cards.find("Zap"));
  expect(await worker.version).toEqual(tcg.version);
  await there.free();
});

test("errors keep their code and path", async () => {
  const error = await errorOf(worker.newGame({ ...config, first: 7 as 0 }));
  expect(error).toMatchObject({ name: "AltmodeError", path: "first" });
  const game = await worker.newGame(config);
  expect((await errorOf(game.apply(9999))).code).toBe("illegal-action");
});

test("a batch in parts is the batch, and tells how far it is", async () => {
  const options = { bot: "random", seed: "7" } as const;
  const heard: number[] = [];
  const game = await worker.newGame(config);
  const there = await game.playouts(60, options, { onProgress: (done) => heard.push(done) });
  expect(there).toEqual(tcg.newGame(config).playouts(60, options));
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  // Decisions of the search bot are made in parts, too.
  for (const bot of ["search", ["search", "greedy"], ["random", "search"]] as const) {
    const searching = { bot, seed: "7", iterations: 5, decisions: 30, first: 2 } as const;
    expect(await game.playouts(3, searching)).toEqual(tcg.newGame(config).playouts(3, searching));
  }
});

test("a search in steps is the search", async () => {
  const options = { iterations: 120, seed: "5" };
  const here = tcg.newGame(config);
  const expected = here.suggest(options);
  const game = await worker.newGame(config);
  expect(await game.suggest(options)).toEqual(expected);
  const search = here.search(options);
  let last = 0;
  while (!search.step(3)) {
    expect(search.progress).toBeGreaterThanOrEqual(last);
    last = search.progress;
  }
  expect(search.progress).toBe(1);
  expect(search.result()).toEqual(expected);
  search.free();
  expect(() => search.step()).toThrow("freed");
});

test("what takes long can be given up", async () => {
  const game = await worker.newGame(config);
  for (const long of [
    (signal: AbortSignal) => game.suggest({ iterations: 100_000 }, { signal }),
    (signal: AbortSignal) => game.playouts(1_000_000, {}, { signal }),
  ]) {
    const controller = new AbortController();
    const running = long(controller.signal);
    setTimeout(() => controller.abort(), 100);
    expect((await errorOf(running)).code).toBe("cancelled");
    expect((await errorOf(long(AbortSignal.abort()))).code).toBe("cancelled");
  }
  // The worker is there for others again.
  expect(await game.hash()).toBe(tcg.newGame(config).hash());
});

test("two tasks at once are both cancelled at once", timed, async () => {
  const games = await Promise.all([worker.newGame(config), worker.newGame(config)]);
  const [one, two] = games as [(typeof games)[0], (typeof games)[0]];
  const controller = new AbortController();
  const { signal } = controller;
  const running = [
    one.playouts(1_000_000, { bot: "greedy" }, { signal }),
    two.suggest({ iterations: 100_000 }, { signal }),
  ];
  // Both are at work.
  await new Promise((resolve) => setTimeout(resolve, 150));
  const begun = performance.now();
  controller.abort();
  for (const error of await Promise.all(running.map(errorOf))) expect(error.code).toBe("cancelled");
  // The promises reject at once; the worker answers when both tasks have stopped.
  await one.hash();
  const took = performance.now() - begun;
  // Within 50 ms on a machine that does nothing else. A task that is not told goes on for minutes.
  expect(took).toBeLessThan(500);
  // Others are answered while a task is at work.
  const other = new AbortController();
  const long = one.playouts(1_000_000, {}, { signal: other.signal });
  expect(await two.hash()).toBe(tcg.newGame(config).hash());
  other.abort();
  await errorOf(long);
});

test("a report that throws ends its own task, with that error", async () => {
  const own = await startWorker();
  const game = await own.newGame(config);
  const thrown = new Error("the bar is gone");
  const refusals: TaskOptions["onProgress"][] = [
    () => {
      throw thrown;
    },
    async () => {
      throw thrown;
    },
  ];
  for (const onProgress of refusals) {
    const other = game.suggest({ iterations: 30, seed: "5" });
    await expect(game.playouts(1_000_000, {}, { onProgress })).rejects.toBe(thrown);
    await expect(game.suggest({ iterations: 50 }, { onProgress })).rejects.toBe(thrown);
    expect((await other).action).toBeDefined();
  }
  expect(await game.hash()).toBe(tcg.newGame(config).hash());
  await own.close();
});

test("a game of two search bots is given up at once", timed, async () => {
  const game = await worker.newGame(config);
  const controller = new AbortController();
  // Each decision takes minutes.
  const options = { bot: "search", iterations: 100_000 } as const;
  const running = errorOf(game.playouts(5, options, { signal: controller.signal }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begun = performance.now();
  controller.abort();
  expect((await running).code).toBe("cancelled");
  expect(performance.now() - begun).toBeLessThan(50);
  // The worker stops in the middle of a decision: within 50 ms on a machine that does nothing else.
  expect(await game.hash()).toBe(tcg.newGame(config).hash());
  expect(performance.now() - begun).toBeLessThan(500);
});

test("options that are none are refused", async () => {
  const game = await worker.newGame(config);
  const failing = (name: string) =>
    Object.defineProperty({}, name, {
      get() {
        throw 1;
      },
    });
  const wrong: unknown[] = [
    null,
    5,
    "x",
    revoked(),
    { signal: {} },
    { signal: null },
    { signal: 5 },
    { signal: revoked() },
    { signal: { aborted: false, addEventListener: 1, removeEventListener: 1 } },
    { onProgress: 5 },
    { onProgress: null },
    failing("signal"),
    failing("onProgress"),
  ];
  for (const task of wrong as TaskOptions[]) {
    expect((await errorOf(game.playouts(3, {}, task))).code).toBe("bad-input");
    expect((await errorOf(game.suggest({ iterations: 2 }, task))).code).toBe("bad-input");
  }
  const options: unknown[] = [
    failing("game"),
    failing("worker"),
    { game: Symbol("tcg") },
    { game: { toString: () => "tcg" } },
    { game: null },
    { worker: 5 },
    { worker: revoked() },
    { worker: failing("postMessage") },
    revoked(),
  ];
  for (const bad of options) expect((await errorOf(startWorker(bad as WorkerLike))).code).toBe("bad-input");
  // A worker whose own functions throw did not start.
  const broken = {
    postMessage() {},
    addEventListener() {
      throw null;
    },
    terminate() {
      throw 1;
    },
  };
  expect((await errorOf(startWorker(broken as unknown as WorkerLike))).code).toBe("worker-failed");
});

test("playouts are checked as on the page", async () => {
  const there = await worker.newGame(config);
  const here = tcg.newGame(config);
  const wrong = [
    2.5,
    "3",
    [2],
    Number.POSITIVE_INFINITY,
    Number.NaN,
    -1,
    null,
    undefined,
    1_000_001,
    2 ** 40,
  ];
  for (const games of wrong as number[]) {
    const expected = errorHere(() => here.playouts(games));
    expect(await errorOf(there.playouts(games))).toMatchObject({
      code: expected.code,
      message: expected.message,
    });
  }
  for (const options of [
    null,
    5,
    "x",
    { first: "1" },
    { first: 2.5 },
    { bot: "none" },
    { seed: 1 },
    { more: 1 },
  ]) {
    const expected = errorHere(() => here.playouts(3, options as object));
    expect(await errorOf(there.playouts(3, options as object))).toMatchObject({
      code: expected.code,
      message: expected.message,
    });
  }
  expect(await there.playouts(0)).toEqual(here.playouts(0));
  const late = { first: 999_999, seed: "3" };
  expect(await there.playouts(3, late)).toEqual(here.playouts(3, late));
});

test("a batch goes on from where the game was", async () => {
  const options = { bot: "random", seed: "9" } as const;
  const game = await worker.newGame(config);
  const expected = tcg.newGame(config).playouts(400, options);
  const batch = game.playouts(400, options);
  await game.apply(0);
  await game.playout({ bot: "random" });
  expect(await batch).toEqual(expected);
  const again = await worker.newGame(config);
  const rest = again.playouts(400, options);
  await again.free();
  expect(await rest).toEqual(expected);
});

test("handles reject after their end", async () => {
  const own = await startWorker();
  const game = await own.newGame(config);
  const other = await own.newGame(config);
  await game.free();
  for (const call of [
    () => game.hash(),
    () => game.toAct,
    () => game.playouts(3),
    () => game.clone(),
    () => game.free(),
  ])
    expect((await errorOf(call())).code).toBe("freed");
  const pending = [other.suggest({ iterations: 100_000 }), other.playouts(1_000_000)].map(errorOf);
  await own.close();
  for (const error of await Promise.all(pending)) expect(error.code).toBe("freed");
  const calls = [
    () => other.hash(),
    () => other.free(),
    () => own.newGame(config),
    () => own.version,
    () => own.cards.get("w1-061"),
    () => own.close(),
  ];
  for (const call of calls) expect((await errorOf(call())).code).toBe("freed");
});

test("what cannot be sent is refused, and what frameworks wrap is sent", async () => {
  const game = await worker.newGame(config);
  for (const bad of [() => 0, Symbol("x"), { type: "attack", attacker: 10n }, revoked()])
    expect((await errorOf(game.apply(bad as unknown as number))).code).toBe("bad-input");
  // As the proxies of Vue: messages do not carry them.
  const [action] = await game.legalActions();
  await game.apply(new Proxy(action as object, {}) as { id: number });
  expect(await game.hash()).toBe(after(0));
});

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function after(id: number): string {
  const game = tcg.newGame(config);
  game.apply(id);
  return game.hash();
}

test("a worker that is none, or that ends, is told of", async () => {
  expect((await errorOf(startWorker({} as WorkerLike))).code).toBe("bad-input");
  expect((await errorOf(startWorker(null as unknown as WorkerLike))).code).toBe("bad-input");
  const { port1, port2 } = new MessageChannel();
  const starting = errorOf(startWorker(port1 as unknown as WorkerLike));
  port2.close();
  expect((await starting).code).toBe("worker-failed");
});

test("a message that cannot be read rejects all that waits for an answer", async () => {
  // A thread of the package's own.
  const listening = vi.spyOn(Worker.prototype, "on");
  const own = await startWorker();
  const thread = listening.mock.contexts[0] as Worker;
  listening.mockRestore();
  const game = await own.newGame(config);
  const pending = [game.suggest({ iterations: 100_000 }), own.newGame(config)].map(errorOf);
  thread.emit("messageerror", new Error("unreadable"));
  for (const error of await Promise.all(pending)) expect(error.code).toBe("worker-failed");
  expect((await errorOf(game.hash())).message).toContain("unreadable");
  await thread.terminate();

  // A worker of the caller's own.
  const { port1, port2 } = new MessageChannel();
  const starting = errorOf(startWorker(port1 as unknown as WorkerLike));
  await new Promise((resolve) => setTimeout(resolve));
  port1.dispatchEvent(new Event("messageerror"));
  const error = await starting;
  expect(error.code).toBe("worker-failed");
  expect(error.message).toContain("a message could not be read");
  port2.close();
});

/** Names of the members of a value's classes, up to those that every object has. */
function names(value: object): string[] {
  const found = new Set<string>();
  for (let at = Object.getPrototypeOf(value); at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) found.add(name);
  for (const name of Object.keys(value)) found.add(name);
  return [...found].sort();
}

const players = ["x-vanguard", "x-beacon"].map((character) => ({ character }));
const unmatchedConfig = JSON.parse(readFileSync(`${root}/benches/unmatched.json`, "utf8")).config;

test.each([
  ["tcg", tcg, config],
  ["unmatched", await loadUnmatched(), unmatchedConfig],
  ["deckbuilder", await loadDeckbuilder(), { seed: "1", mode: "competitive", players }],
] as const)("%s: a handle has every member of what it stands for", async (name, rules, setup) => {
  const own = await startWorker({ game: name as "tcg" });
  // Every game's handle has the calls of all games.
  const forecasts = ["forecast", "forecastAll"];
  const plain = (value: object, ...without: string[]) =>
    names(value).filter((member) => !["constructor", ...without].includes(member));
  const game = rules.newGame(setup as never);
  const there = await own.newGame(setup as never);
  expect(plain(there, ...forecasts)).toEqual(plain(game, ...forecasts, "search"));
  expect(plain(own, "close")).toEqual(plain(rules));
  const lists = Object.entries(rules).filter(([, value]) => typeof value === "object" && "find" in value);
  expect(lists.length).toBeGreaterThan(0);
  for (const [list, value] of lists) {
    const handle = own[list as "cards"];
    expect(plain(handle), list).toEqual(plain(value));
    const asked = "search" in value ? (value as typeof tcg.cards).search("") : value.all();
    expect(await ("search" in value ? handle.search("") : handle.all()), list).toEqual(asked);
  }
  await own.close();
});

test("bundlers find the worker's scripts", () => {
  // Bundlers read the script's address out of `new Worker(new URL("./…", import.meta.url))`. If anything else is given to
  // `new Worker`, Turbopack takes every file of the package for a script.
  for (const [file, scripts] of [
    ["worker.js", ["worker-thread", "worker-thread-deckbuilder", "worker-thread-unmatched"]],
    [
      "worker-node.js",
      ["worker-thread-node", "worker-thread-node-deckbuilder", "worker-thread-node-unmatched"],
    ],
    ["worker-tcg.js", ["worker-thread"]],
    ["worker-unmatched.js", ["worker-thread-unmatched"]],
    ["worker-deckbuilder-node.js", ["worker-thread-node-deckbuilder"]],
    ["worker-core.js", []],
  ] as const) {
    const text = readFileSync(`${root}/pkg/${file}`, "utf8");
    const given = [...text.matchAll(/new Worker\((?:new URL\("\.\/([\w-]+)\.js", import\.meta\.url\))?/g)];
    expect(given.map(([, script]) => script).sort()).toEqual(scripts);
  }
});
