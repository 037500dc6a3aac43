import { WholeRules } from "../game/whole-rules.js";
import type { Forecast, ForecastInput, GameConfig, GameRecord, Pack, PackReport, Scenario, ScenarioResult, Version } from "../generated/unmatched.js";
import { type Input } from "../input.js";
import { Boards, Cards, Heroes } from "./catalogue.js";
import { Game } from "./game.js";
interface Types {
    config: GameConfig;
    record: GameRecord;
    version: Version;
    scenario: Scenario;
    scenarioResult: ScenarioResult;
    pack: Pack;
    packReport: PackReport;
}
export declare class Unmatched extends WholeRules<Game, Types> {
    readonly heroes: Heroes;
    readonly cards: Cards;
    readonly boards: Boards;
    forecast(input: Input<ForecastInput>): Forecast;
}
export {};
