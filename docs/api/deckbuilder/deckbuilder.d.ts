import type { CardSet, GameConfig, GameRecord, Pack, PackMistake, PackReport, Scenario, ScenarioResult, Version } from "../generated/deckbuilder.js";
import { type Input } from "../input.js";
import { Cards, Characters } from "./catalogue.js";
import { Game } from "./game.js";
export declare class Deckbuilder {
    #private;
    readonly cards: Cards;
    readonly characters: Characters;
    get version(): Version;
    get sets(): CardSet[];
    newGame(config: Input<GameConfig>): Game;
    restore(save: Uint8Array | ArrayBuffer): Game;
    replay(record: Input<GameRecord>): Game;
    fromScenario(scenario: Input<Scenario>): Game;
    runScenario(scenario: Input<Scenario>): ScenarioResult;
    loadPack(pack: Input<Pack>): PackReport;
    checkPack(pack: Input<Pack>): PackMistake[];
}
