import type { Unmatched } from "./unmatched/unmatched.js";
export { AltmodeError } from "./errors.js";
export type * from "./unmatched/exports.js";
export declare function load(): Promise<Unmatched>;
