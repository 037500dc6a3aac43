import type { Handles } from "./worker/handles.js";
import type { GameName, WorkerLike, WorkerOptions } from "./worker/types.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type { AsyncCards, AsyncCatalogue, AsyncGame, AsyncListing, AsyncTcg, AsyncDeckbuilder, AsyncUnmatched } from "./worker/handles.js";
export type { TaskOptions } from "./worker/task.js";
export type { GameName, WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker<Name extends GameName = "tcg">(options?: WorkerLike | WorkerOptions<Name>): Promise<Handles[Name]>;
