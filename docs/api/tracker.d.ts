import { Tracker } from "./tracker/tracker.js";
export * from "./tracker/exports.js";
export declare function load(): Promise<Tracker>;
