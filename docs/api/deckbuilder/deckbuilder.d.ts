import { Rules } from "../game/rules.js";
import type { CardSet, Pack, PackMistake, Standalone } from "../generated/deckbuilder.js";
import type { Types } from "../generated/deckbuilder-makers.js";
import { type Input } from "../input.js";
import { Cards, Characters } from "./catalogue.js";
import { Game } from "./game.js";
export declare class Deckbuilder extends Rules<Game, Types> {
    readonly cards: Cards;
    readonly characters: Characters;
    get sets(): CardSet[];
    checkPack(pack: Input<Pack>): PackMistake[];
    standalone(pack: Input<Pack>): Standalone;
}
