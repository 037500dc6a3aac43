import { type ModuleSource } from "./hosts/slim.js";
import { Tcg } from "./tcg/tcg.js";
export * from "./tcg/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Tcg>;
