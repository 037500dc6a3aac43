import type { Forecast, ForecastInput, GameConfig, GameRecord, Version } from "../generated/tcg.js";
import { type Input } from "../input.js";
import { Cards } from "./cards.js";
import { Game } from "./game.js";
export declare class TcgPlay {
    #private;
    readonly cards: Cards;
    get version(): Version;
    newGame(config: Input<GameConfig>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    replay(record: Input<GameRecord>): Game;
    forecast(input: Input<ForecastInput>): Forecast;
}
