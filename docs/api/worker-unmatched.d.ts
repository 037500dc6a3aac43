import type { AsyncUnmatched } from "./worker/handles.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";
export { AltmodeError } from "./errors.js";
export type * from "./unmatched/exports.js";
export type { AsyncCards, AsyncCatalogue, AsyncGame, AsyncListing, AsyncUnmatched } from "./worker/handles.js";
export type { TaskOptions } from "./worker/task.js";
export type { WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker(options?: WorkerLike | WorkerOptions<"unmatched">): Promise<AsyncUnmatched>;
