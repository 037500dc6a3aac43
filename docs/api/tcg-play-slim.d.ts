import { type ModuleSource } from "./hosts/slim.js";
import { TcgPlay } from "./tcg/play.js";
export * from "./tcg/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<TcgPlay>;
