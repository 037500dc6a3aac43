import { type Input } from "../input.js";
import { BaseRules, type RulesTypes } from "./rules.js";
export interface WholeRulesTypes extends RulesTypes {
    scenario: object;
    scenarioResult: object;
    pack: object;
    packReport: object;
}
export declare abstract class WholeRules<Game, Types extends WholeRulesTypes> extends BaseRules<Game, Types> {
    #private;
    fromScenario(scenario: Input<Types["scenario"]>): Game;
    runScenario(scenario: Input<Types["scenario"]>): Types["scenarioResult"];
    loadPack(pack: Input<Types["pack"]>): Types["packReport"];
}
