import { type Ask as AskOf, Catalogue, Listing } from "../game/catalogue.js";
import type { Board, Card, Hero } from "../generated/unmatched.js";
import type { Unmatched as WasmUnmatched } from "../generated/wasm/unmatched.js";
export type Ask = AskOf<WasmUnmatched>;
export declare class Heroes extends Catalogue<Hero, WasmUnmatched> {
}
export declare class Cards extends Catalogue<Card, WasmUnmatched> {
}
export declare class Boards extends Listing<Board, WasmUnmatched> {
}
