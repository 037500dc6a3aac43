import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type * as values from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { type Viewer } from "../input.js";
export type Search = BaseSearch<values.Suggestion>;
export declare class Game extends BaseGame<Types> {
    forecast(attacker: number | string, defender: number | string, seat?: Exclude<Viewer, "public">): values.Forecast;
    forecastAll(seat?: Exclude<Viewer, "public">): values.ForecastPair[];
}
