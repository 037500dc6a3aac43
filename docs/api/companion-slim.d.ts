import type { Companion } from "./companion/companion.js";
import { type ModuleSource } from "./hosts/slim.js";
export type * from "./companion/exports.js";
export { AltmodeError } from "./errors.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Companion>;
