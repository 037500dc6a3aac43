// Types of the messages between a page and its worker, and of the options of `startWorker()`.

import type { Handles } from "./handles.js";

/** @internal An object in a worker: a game by its number, a list of the rules by its name, or the rules, `""`. */
export type Target = number | string;

/** @internal The members of an object in a worker, by which the page makes its handle. */
export interface Members {
  readonly methods: string[];
  readonly properties: string[];
  /** The lists of the rules, such as cards. */
  readonly lists: { readonly [name: string]: Members };
}

/** @internal The answer to a question: a value, or a game by its number. */
export type Answer = { value: unknown } | { game: number; members: Members };

/** A game system that a worker can run. */
export type GameName = keyof Handles;

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
