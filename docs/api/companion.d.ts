import type { Companion } from "./companion/companion.js";
export { AltmodeError } from "./errors.js";
export type * from "./companion/exports.js";
export declare function load(): Promise<Companion>;
