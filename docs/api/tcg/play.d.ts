import { BaseRules } from "../game/rules.js";
import type { Forecast, ForecastInput, GameConfig, GameRecord, Version } from "../generated/tcg.js";
import { type Input } from "../input.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
interface Types {
    config: GameConfig;
    record: GameRecord;
    version: Version;
}
export declare class TcgPlay extends BaseRules<Game, Types> {
    readonly cards: Cards;
    forecast(input: Input<ForecastInput>): Forecast;
}
export {};
