import { type ModuleSource } from "./hosts/slim.js";
import type { Tournaments } from "./tournament/tournaments.js";
export { AltmodeError } from "./errors.js";
export type * from "./tournament/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Tournaments>;
