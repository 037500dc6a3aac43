import { PlayRules } from "../game/play-rules.js";
import type { Forecast, ForecastInput } from "../generated/tcg.js";
import type { Types } from "../generated/tcg-makers.js";
import { type Input } from "../input.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
export declare class TcgPlay extends PlayRules<Game, Types> {
    readonly cards: Cards;
    forecast(input: Input<ForecastInput>): Forecast;
}
