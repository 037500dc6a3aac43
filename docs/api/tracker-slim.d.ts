import { type ModuleSource } from "./hosts/slim.js";
import type { Tracker } from "./tracker/tracker.js";
export { AltmodeError } from "./errors.js";
export type * from "./tracker/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Tracker>;
