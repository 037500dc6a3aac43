import { Catalogue } from "../game/catalogue.js";
import type { Card } from "../generated/tcg.js";
export declare class Cards extends Catalogue<Card> {
}
