import { Catalogue, Listing } from "../game/catalogue.js";
import type { Board, Card, Hero } from "../generated/unmatched.js";
export declare class Heroes extends Catalogue<Hero> {
}
export declare class Cards extends Catalogue<Card> {
}
export declare class Boards extends Listing<Board> {
}
