import type { Tcg } from "./tcg/tcg.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export declare function load(): Promise<Tcg>;
