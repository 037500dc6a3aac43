// Unmatched in a worker: the same answers as on the page.
import { readFileSync } from "node:fs";
import { load } from "altmode/unmatched";
import { type AsyncUnmatched, startWorker } from "altmode/worker";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./support.js";

const { config } = JSON.parse(readFileSync(`${root}/benches/unmatched.json`, "utf8"));
const unmatched = await load();

let worker: AsyncUnmatched;
beforeAll(async () => {
  worker = await startWorker({ game: "unmatched" });
});
afterAll(() => worker.close());

test("a game in a worker is the same game", async () => {
  const here = unmatched.newGame(config);
  const there = await worker.newGame(config);
  expect(await there.hash()).toBe(here.hash());
  expect(await there.legalActions()).toEqual(here.legalActions());
  expect(await there.apply(0)).toEqual(here.apply(0));
  expect(await there.view(0)).toEqual(here.view(0));
  const options = { iterations: 30, seed: "5" };
  expect(await there.suggest(options)).toEqual(here.suggest(options));
  expect(await there.playouts(12, { seed: "7" })).toEqual(here.playouts(12, { seed: "7" }));
  expect(await (await worker.restore(await there.save())).hash()).toBe(here.hash());
  await there.free();
});

test("heroes, cards and battlefields are found in a worker", async () => {
  expect(await worker.version).toEqual(unmatched.version);
  expect(await worker.heroes.get("medusa")).toEqual(unmatched.heroes.get("medusa"));
  expect(await worker.cards.get("medusa/feint")).toEqual(unmatched.cards.get("medusa/feint"));
  expect(await worker.boards.find("Marmoreal")).toEqual(unmatched.boards.get("marmoreal"));
});

test("a pack is loaded in a worker", async () => {
  const pack = {
    set: "Night",
    boards: [{ id: "moonlight", name: "Moonlight", set: "Night", "same-as": "marmoreal" }],
  };
  expect((await worker.loadPack(pack)).boards).toEqual(["moonlight"]);
  const game = await worker.newGame({ ...config, board: "moonlight" });
  expect((await game.observe("all")).board).toBe("moonlight");
});

test("a game that no worker runs is refused", async () => {
  const asked = startWorker({ game: "chess" as "tcg" });
  await expect(asked).rejects.toMatchObject({ name: "AltmodeError", code: "bad-input", path: "game" });
});
