import { type Input } from "../input.js";
import { PlayRules } from "./play-rules.js";
import type { RulesTypes } from "./types.js";
export declare abstract class Rules<Game, Types extends RulesTypes> extends PlayRules<Game, Types> {
    #private;
    fromScenario(scenario: Input<Types["scenario"]>): Game;
    runScenario(scenario: Input<Types["scenario"]>): Types["scenarioResult"];
    loadPack(pack: Input<Types["pack"]>): Types["packReport"];
}
