// Lets two sample decks of the Transformers TCG play each other in worker threads:
//   node simulate.mjs autobotStarter metroplex --games 2000 --threads 4 --bot greedy --seed 2a
// Each game's course depends on the seed and its number alone, so the total is equal for any number of threads.
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

/** Games from one deal of the cards: they differ in everything that is random after it. */
export const GAMES_OF_DEAL = 4;
/** Maximum number of times that a part is begun again after its thread was lost. */
const RETRIES = 5;

/**
 * Plays games in threads and returns the sum of their results. `parts` is the number of pieces of work, several for each
 * thread, so that no thread waits long for the slowest. `started(worker)` is called for each thread.
 */
export async function simulate({ decks, games, bot, seed, threads, parts = 4 * threads, started }) {
  const deals = Math.ceil(games / GAMES_OF_DEAL);
  const bound = (part) => Math.floor((deals * part) / parts);
  const due = Array.from({ length: parts }, (_, part) => ({
    from: bound(part),
    past: bound(part + 1),
    tries: 0,
  }));
  const sum = { games: 0, wins: [0, 0], draws: 0, unfinished: 0, decisions: 0, turns: 0, checksum: 0 };

  /** Lets a thread play parts until none is left. A lost thread has added nothing of its last part. */
  async function play() {
    for (let part = due.shift(); part !== undefined; part = due.shift()) {
      const { from, past } = part;
      const workerData = { decks, games, bot, seed, from, past };
      const worker = new Worker(new URL("./part.mjs", import.meta.url), { workerData });
      started?.(worker);
      const result = await Promise.race([once(worker, "message"), once(worker, "exit")]);
      if (typeof result[0] === "number") {
        if (part.tries === RETRIES)
          throw new Error(`deals ${from} to ${past}: the thread was lost too often`);
        due.push({ from, past, tries: part.tries + 1 });
      } else add(sum, result[0]);
    }
  }
  await Promise.all(Array.from({ length: threads }, play));
  return sum;
}

/** Adds a result of `playouts()` to a sum. */
export function add(sum, { games, wins, draws, unfinished, decisions, turns, checksum }) {
  sum.games += games;
  wins.forEach((count, seat) => {
    sum.wins[seat] += count;
  });
  sum.draws += draws;
  sum.unfinished += unfinished;
  sum.decisions += decisions;
  sum.turns += turns;
  // Checksums are 32 bits; those of single batches are hexadecimal.
  const more = typeof checksum === "string" ? Number.parseInt(checksum, 16) : checksum;
  sum.checksum = (sum.checksum + more) >>> 0;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: "string", default: "1000" },
      threads: { type: "string", default: String(availableParallelism()) },
      bot: { type: "string", default: "greedy" },
      seed: { type: "string", default: "1" },
    },
  });
  const { bot, seed } = values;
  const [games, threads] = [Number(values.games), Number(values.threads)];
  if (positionals.length !== 2 || !Number.isSafeInteger(games) || !(threads >= 1 && threads <= 256))
    throw new Error("write for example: node simulate.mjs autobotStarter metroplex --games 1000 --threads 2");
  const begun = performance.now();
  const sum = await simulate({ decks: positionals, games, bot, seed, threads });
  const speed = Math.round((1000 * sum.games) / (performance.now() - begun));
  console.log({ ...sum, checksum: sum.checksum.toString(16).padStart(8, "0") }, `${speed} games a second`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
