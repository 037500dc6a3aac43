import { type Ask as AskOf, Catalogue } from "../game/catalogue.js";
import type { Card, Character } from "../generated/deckbuilder.js";
import type { Deckbuilder as WasmDeckbuilder } from "../generated/wasm/deckbuilder.js";
export type Ask = AskOf<WasmDeckbuilder>;
export declare class Cards extends Catalogue<Card, WasmDeckbuilder> {
}
export declare class Characters extends Catalogue<Character, WasmDeckbuilder> {
}
