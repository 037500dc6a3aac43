import { type ModuleSource } from "./hosts/slim.js";
import type { Unmatched } from "./unmatched/unmatched.js";
export { AltmodeError } from "./errors.js";
export type * from "./unmatched/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Unmatched>;
