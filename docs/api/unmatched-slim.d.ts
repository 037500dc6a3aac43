import { type ModuleSource } from "./hosts/slim.js";
import { Unmatched } from "./unmatched/unmatched.js";
export * from "./unmatched/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Unmatched>;
