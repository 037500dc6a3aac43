import { AsyncTcg } from "./worker/handles.js";
import type { WorkerLike, WorkerOptions } from "./worker/types.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type { AsyncCards, AsyncGame, AsyncTcg } from "./worker/handles.js";
export type { TaskOptions, WorkerLike, WorkerOptions } from "./worker/types.js";
export declare function startWorker(options?: WorkerLike | WorkerOptions<"tcg">): Promise<AsyncTcg>;
