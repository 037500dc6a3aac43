import type { Card } from "../generated/tcg.js";
export declare class Cards {
    #private;
    get(id: string): Card;
    find(name: string): Card;
    search(query: string): Card[];
    all(): Card[];
}
