import { Unmatched } from "./unmatched/unmatched.js";
export * from "./unmatched/exports.js";
export declare function load(): Promise<Unmatched>;
