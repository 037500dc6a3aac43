import { type ModuleSource } from "./hosts/slim.js";
import type { Deckbuilder } from "./deckbuilder/deckbuilder.js";
export { AltmodeError } from "./errors.js";
export type * from "./deckbuilder/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Deckbuilder>;
