import type { TcgPlay } from "./tcg/play.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export declare function load(): Promise<TcgPlay>;
