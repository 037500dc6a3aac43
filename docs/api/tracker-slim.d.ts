import { type ModuleSource } from "./hosts/slim.js";
import { Tracker } from "./tracker/tracker.js";
export * from "./tracker/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Tracker>;
