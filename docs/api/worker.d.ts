import type { AsyncTcg } from "./worker/types.js";
export * from "./tcg/exports.js";
export type { AsyncGame, Asynchronous, AsyncTcg, TaskOptions } from "./worker/types.js";
export declare function startWorker(worker?: Worker | MessagePort): Promise<AsyncTcg>;
