import { AsyncDeckbuilder, AsyncTcg, AsyncUnmatched } from "./worker/handles.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type { AsyncCards, AsyncCatalogue, AsyncDeckbuilder, AsyncGame, AsyncListing, AsyncTcg, AsyncUnmatched, } from "./worker/handles.js";
export type { GameName, TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker(options: WorkerOptions<"unmatched"> & {
    game: "unmatched";
}): Promise<AsyncUnmatched>;
export declare function startWorker(options: WorkerOptions<"deckbuilder"> & {
    game: "deckbuilder";
}): Promise<AsyncDeckbuilder>;
export declare function startWorker(options?: WorkerLike | WorkerOptions<"tcg">): Promise<AsyncTcg>;
