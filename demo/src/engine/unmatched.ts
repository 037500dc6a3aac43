// Starts the rules of Unmatched in a worker, once.

import type { Game } from "altmode/unmatched/slim";
import type { AsyncGame, AsyncUnmatched } from "altmode/worker/unmatched";

export type WorkerGame = AsyncGame<Game>;

let starting: Promise<AsyncUnmatched> | undefined;

async function start(): Promise<AsyncUnmatched> {
  const { startWorker } = await import("altmode/worker/unmatched");
  return startWorker();
}

export function rules(): Promise<AsyncUnmatched> {
  starting ??= start();
  // Allows a retry after a failed download.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}
