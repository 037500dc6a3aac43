import type { Forecast, ForecastInput, GameConfig, GameRecord, Pack, PackReport, Scenario, ScenarioResult, Version } from "../generated/unmatched.js";
import { type Input } from "../input.js";
import { Boards, Cards, Heroes } from "./catalogue.js";
import { Game } from "./game.js";
export declare class Unmatched {
    #private;
    readonly heroes: Heroes;
    readonly cards: Cards;
    readonly boards: Boards;
    get version(): Version;
    newGame(config: Input<GameConfig>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    replay(record: Input<GameRecord>): Game;
    fromScenario(scenario: Input<Scenario>): Game;
    runScenario(scenario: Input<Scenario>): ScenarioResult;
    forecast(input: Input<ForecastInput>): Forecast;
    loadPack(pack: Input<Pack>): PackReport;
}
