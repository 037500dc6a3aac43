import { type ModuleSource } from "./hosts/slim.js";
import { Tournaments } from "./tournament/tournaments.js";
export * from "./tournament/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Tournaments>;
