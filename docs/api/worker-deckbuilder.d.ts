import type { AsyncDeckbuilder } from "./worker/handles.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";
export { AltmodeError } from "./errors.js";
export type * from "./deckbuilder/exports.js";
export type { AsyncCards, AsyncCatalogue, AsyncGame, AsyncListing, AsyncDeckbuilder } from "./worker/handles.js";
export type { TaskOptions } from "./worker/task.js";
export type { WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker(options?: WorkerLike | WorkerOptions<"deckbuilder">): Promise<AsyncDeckbuilder>;
