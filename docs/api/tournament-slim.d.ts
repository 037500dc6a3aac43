import { type InitInput } from "./generated/wasm/tournament.js";
import { Tournaments } from "./tournament/tournaments.js";
export * from "./tournament/exports.js";
export type WasmSource = InitInput | Promise<InitInput>;
export declare function load(source: WasmSource): Promise<Tournaments>;
