import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type * as values from "../generated/deckbuilder.js";
import type { Types } from "../generated/deckbuilder-makers.js";
export type Search = BaseSearch<values.Suggestion>;
export declare class Game extends BaseGame<Types> {
}
