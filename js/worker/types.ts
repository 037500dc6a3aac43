// Protocol constants of both sides of a worker, and types of parameters that only the page's side takes.

import type { Platform } from "../platform.js";

/** @internal Number of the rules among the objects of a worker. Games are numbered from 1. */
export const RULES = 0;
/** @internal Number of the card catalogue among the objects of a worker. */
export const CARDS = -1;
/** @internal Number of the heroes of Unmatched. */
export const HEROES = -2;
/** @internal Number of the battlefields of Unmatched. */
export const BOARDS = -3;
/** @internal Number of the characters of the Transformers Deck-Building Game. */
export const CHARACTERS = -4;

/** A game system that a worker can run. */
export type GameName = "tcg" | "deckbuilder" | "unmatched";

/** Options of a long task: cancellation and progress. */
export interface TaskOptions {
  /**
   * Signal that cancels the task, which then rejects at once with the code `cancelled`. The worker stops at its next
   * pause, within some milliseconds.
   */
  signal?: Platform<"AbortSignal"> | undefined;
  /**
   * Callback that receives the completed fraction, from 0 to 1, several times. An error that it throws ends the task,
   * which rejects with that error.
   */
  onProgress?: ((done: number) => void) | undefined;
}

/** A `Worker` or a `MessagePort` to one. */
export interface WorkerLike {
  /** Sends a message to the worker. */
  postMessage(message: unknown, transfer: never[]): void;
  /** Adds a listener. */
  addEventListener(type: string, listener: (event: unknown) => void): void;
  /** Removes a listener. */
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}

/** Options of `startWorker()`. */
export interface WorkerOptions<Game extends GameName = GameName> {
  /** The game system; `tcg` by default. */
  game?: Game | undefined;
  /**
   * A worker created by the caller, for bundlers that must see the worker's script. Its script is
   * `import "altmode/worker/thread"`, `import "altmode/worker/thread-unmatched"` or
   * `import "altmode/worker/thread-deckbuilder"`.
   */
  worker?: WorkerLike | undefined;
}
