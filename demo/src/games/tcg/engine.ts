// Starts the rules of the TCG in a worker, once for the page.
import type { Action, Game, GameEvent, Observation } from "altmode/tcg/slim";
import type { AsyncGame, AsyncTcg } from "altmode/worker/tcg";
import { type Catalogue, loadCatalogue } from "../../cards/catalogue.js";

export type WorkerGame = AsyncGame<Game>;
export type { Action, GameEvent, Observation };

/** The rules, with the cards that the page shows. */
export interface Rules {
  readonly tcg: AsyncTcg;
  readonly catalogue: Catalogue;
}

let starting: Promise<Rules> | undefined;

async function start(): Promise<Rules> {
  const { startWorker } = await import("altmode/worker/tcg");
  const [tcg, catalogue] = await Promise.all([startWorker(), loadCatalogue()]);
  return { tcg, catalogue };
}

export function rules(): Promise<Rules> {
  starting ??= start();
  // Allows a retry after a failed download.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}
