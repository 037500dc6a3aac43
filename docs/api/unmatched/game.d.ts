import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type * as values from "../generated/unmatched.js";
import type { Types } from "../generated/unmatched-makers.js";
import { type Input, type Viewer } from "../input.js";
export type Search = BaseSearch<values.Suggestion>;
export declare class Game extends BaseGame<Types> {
    forecast(attacker: number | string, defender: number | string, options?: Input<values.ForecastOptions>): values.Forecast;
    forecastAll(seat?: Exclude<Viewer, "public">): values.AttackOdds[];
}
