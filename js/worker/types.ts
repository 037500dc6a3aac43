// What the page's side of a worker looks like.

import type { PlayoutOptions, PlayoutsResult, Suggestion, SuggestOptions } from "../generated/tcg.js";
import type { Cards } from "../tcg/cards.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";

/** The same members, each with a promise of what it gave. */
export type Asynchronous<T> = {
  readonly [Name in keyof T]: T[Name] extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Promise<Result extends Game ? AsyncGame : Result>
    : Promise<T[Name]>;
};

/** How a long task is watched and given up. */
export interface TaskOptions {
  /** Gives the task up; it then fails with the code `cancelled`. */
  signal?: AbortSignal;
  /** Is told several times how much is done, from 0 to 1. */
  onProgress?: (done: number) => void;
}

/** A handle to a game in a worker. */
export type AsyncGame = Asynchronous<
  Omit<Game, "playouts" | "suggest" | "search" | "free" | typeof Symbol.dispose>
> & {
  /** As of a game, with the progress of the batch, and to be given up. */
  playouts(games: number, options?: PlayoutOptions, task?: TaskOptions): Promise<PlayoutsResult>;
  /** As of a game, with the progress of the search, and to be given up. */
  suggest(options?: SuggestOptions, task?: TaskOptions): Promise<Suggestion>;
  /** Gives the game's memory in the worker back. */
  free(): Promise<void>;
};

/** Handles to the rules in a worker. */
export type AsyncTcg = Asynchronous<Omit<Tcg, "cards">> & {
  /** The catalogue. */
  readonly cards: Asynchronous<Cards>;
  /** Ends the worker, with all its games. */
  close(): Promise<void>;
};
