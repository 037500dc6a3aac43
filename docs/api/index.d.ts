export declare const load: never;
export declare const startWorker: never;
declare const _default: never;
export default _default;
