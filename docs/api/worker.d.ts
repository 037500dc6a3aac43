import { AsyncTcg } from "./worker/handles.js";
import type { WorkerLike } from "./worker/types.js";
export * from "./tcg/exports.js";
export type { AsyncCards, AsyncGame, AsyncTcg } from "./worker/handles.js";
export type { TaskOptions, WorkerLike } from "./worker/types.js";
export declare function startWorker(worker?: WorkerLike): Promise<AsyncTcg>;
