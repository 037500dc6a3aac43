import { Companion } from "./companion/companion.js";
export * from "./companion/exports.js";
export declare function load(): Promise<Companion>;
