// The options that long tasks of a worker take beside those of the API.

import type { Platform } from "../platform.js";

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
