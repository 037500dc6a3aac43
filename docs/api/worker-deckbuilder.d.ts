import { AsyncDeckbuilder } from "./worker/handles.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";
export type * from "./deckbuilder/exports.js";
export { AltmodeError } from "./errors.js";
export type { AsyncCatalogue, AsyncDeckbuilder, AsyncGame, AsyncListing } from "./worker/handles.js";
export type { TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker(options?: WorkerLike | WorkerOptions<"deckbuilder">): Promise<AsyncDeckbuilder>;
