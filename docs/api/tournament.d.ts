import type { Tournaments } from "./tournament/tournaments.js";
export { AltmodeError } from "./errors.js";
export type * from "./tournament/exports.js";
export declare function load(): Promise<Tournaments>;
