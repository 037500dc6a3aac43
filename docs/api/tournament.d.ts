import { Tournaments } from "./tournament/tournaments.js";
export * from "./tournament/exports.js";
export declare function load(): Promise<Tournaments>;
