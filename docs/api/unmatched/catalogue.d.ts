import type { Board, Card, Hero } from "../generated/unmatched.js";
import type { Unmatched as WasmUnmatched } from "../generated/wasm/unmatched.js";
export type Ask = <T>(question: (unmatched: WasmUnmatched) => string) => T;
export declare class Heroes {
    #private;
    get(id: string): Hero;
    find(name: string): Hero;
    search(query: string): Hero[];
    all(): Hero[];
}
export declare class Cards {
    #private;
    get(id: string): Card;
    find(name: string): Card;
    search(query: string): Card[];
    all(): Card[];
}
export declare class Boards {
    #private;
    get(id: string): Board;
    find(name: string): Board;
    all(): Board[];
}
