// The rules in a worker: the same answers, told of progress, and to be given up.
import { AltmodeError, type AsyncTcg, startWorker } from "altmode/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { config, tcg } from "./support.js";

let worker: AsyncTcg;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

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
