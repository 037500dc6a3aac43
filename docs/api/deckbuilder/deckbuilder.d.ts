import { WholeRules } from "../game/whole-rules.js";
import type { CardSet, GameConfig, GameRecord, Pack, PackMistake, PackReport, Scenario, ScenarioResult, Version } from "../generated/deckbuilder.js";
import { type Input } from "../input.js";
import { Cards, Characters } from "./catalogue.js";
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
export declare class Deckbuilder extends WholeRules<Game, Types> {
    readonly cards: Cards;
    readonly characters: Characters;
    get sets(): CardSet[];
    checkPack(pack: Input<Pack>): PackMistake[];
}
export {};
