import { Rules } from "../game/rules.js";
import type { Forecast, ForecastInput } from "../generated/unmatched.js";
import type { Types } from "../generated/unmatched-makers.js";
import { type Input } from "../input.js";
import { Boards, Cards, Heroes } from "./catalogue.js";
import { Game } from "./game.js";
export declare class Unmatched extends Rules<Game, Types> {
    readonly heroes: Heroes;
    readonly cards: Cards;
    readonly boards: Boards;
    forecast(input: Input<ForecastInput>): Forecast;
}
