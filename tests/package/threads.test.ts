// The example examples/simulate-in-threads: the total does not depend on the threads, nor on one that is lost.
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { root } from "./support.js";

interface Sum {
  games: number;
  wins: number[];
  draws: number;
  unfinished: number;
  checksum: number;
}
interface Example {
  simulate: (options: {
    decks: string[];
    games: number;
    bot: string;
    seed: string;
    threads: number;
    started?: (worker: Worker) => void;
  }) => Promise<Sum>;
}
const { simulate }: Example = await import(`${root}/examples/simulate-in-threads/simulate.mjs`);

const asked = { decks: ["autobotStarter", "metroplex"], games: 50, bot: "greedy", seed: "2a" };

test("the total is equal for any number of threads", async () => {
  const alone = await simulate({ ...asked, threads: 1 });
  expect(alone.games).toBe(50);
  expect(alone.unfinished).toBe(0);
  expect(alone.draws + alone.wins.reduce((sum, wins) => sum + wins, 0)).toBe(50);
  for (const threads of [2, 7]) expect(await simulate({ ...asked, threads })).toEqual(alone);
  expect((await simulate({ ...asked, seed: "2b", threads: 2 })).checksum).not.toBe(alone.checksum);
});

test("a part whose thread is lost is played again", async () => {
  const whole = await simulate({ ...asked, threads: 2 });
  let threads = 0;
  const started = (worker: Worker) => {
    threads++;
    if (threads === 3) void worker.terminate();
  };
  expect(await simulate({ ...asked, threads: 2, started })).toEqual(whole);
  expect(threads).toBe(9);
});

test("a thread that is lost again and again, and an unknown deck, end the simulation", async () => {
  const lost = simulate({ ...asked, threads: 1, started: (worker) => void worker.terminate() });
  await expect(lost).rejects.toThrow("the thread was lost too often");
  await expect(simulate({ ...asked, decks: ["autobotStarter", "nobody"], threads: 1 })).rejects.toThrow(
    "there is no deck nobody; the decks are ",
  );
});
