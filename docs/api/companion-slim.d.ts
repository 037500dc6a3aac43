import { Companion } from "./companion/companion.js";
import { type ModuleSource } from "./hosts/slim.js";
export * from "./companion/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Companion>;
