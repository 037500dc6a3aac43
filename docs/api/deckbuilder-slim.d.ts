import { Deckbuilder } from "./deckbuilder/deckbuilder.js";
import { type ModuleSource } from "./hosts/slim.js";
export * from "./deckbuilder/exports.js";
export type WasmSource = ModuleSource | Promise<ModuleSource>;
export declare function load(source: WasmSource): Promise<Deckbuilder>;
