import { Catalogue } from "../game/catalogue.js";
import type { Card, Character } from "../generated/deckbuilder.js";
export declare class Cards extends Catalogue<Card> {
}
export declare class Characters extends Catalogue<Character> {
}
