import { type ModuleSource } from "./hosts/slim.js";
import type { Companion } from "./companion/companion.js";
export { AltmodeError } from "./errors.js";
export type * from "./companion/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Companion>;
