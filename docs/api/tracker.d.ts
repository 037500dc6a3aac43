import type { Tracker } from "./tracker/tracker.js";
export { AltmodeError } from "./errors.js";
export type * from "./tracker/exports.js";
export declare function load(): Promise<Tracker>;
