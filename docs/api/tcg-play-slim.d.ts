import { type ModuleSource } from "./hosts/slim.js";
import type { TcgPlay } from "./tcg/play.js";
export { AltmodeError } from "./errors.js";
export type * from "./tcg/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<TcgPlay>;
