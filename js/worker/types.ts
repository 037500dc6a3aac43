// What both sides of a worker agree on, and what the page's side takes besides the parameters of the rules.

/** @internal The number of the rules among the objects of a worker; games are numbered from 1. */
export const RULES = 0;
/** @internal The number of the card catalogue among the objects of a worker. */
export const CARDS = -1;

/** How a long task is watched and cancelled. */
export interface TaskOptions {
  /** Cancels the task, which then rejects with the code `cancelled`. */
  signal?: AbortSignal | undefined;
  /** Is called several times with the part that is done, from 0 to 1. */
  onProgress?: ((done: number) => void) | undefined;
}

/** A `Worker`, or a `MessagePort` to one. */
export interface WorkerLike {
  /** Sends a message to the worker. */
  postMessage(message: unknown, transfer: never[]): void;
  /** Listens to the worker. */
  addEventListener(type: string, listener: (event: unknown) => void): void;
  /** Listens no more. */
  removeEventListener(type: string, listener: (event: unknown) => void): void;
}
