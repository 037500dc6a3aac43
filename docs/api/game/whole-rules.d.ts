import { type Input } from "../input.js";
import { BaseRules, type RulesTypes, type WasmRules } from "./rules.js";
export interface WasmWholeRules<WasmGame> extends WasmRules<WasmGame> {
    fromScenario(scenario: string): WasmGame;
    runScenario(scenario: string): string;
    loadPack(pack: string): string;
}
export interface WholeRulesTypes extends RulesTypes {
    scenario: object;
    scenarioResult: object;
    pack: object;
    packReport: object;
}
export declare abstract class WholeRules<Wasm extends WasmWholeRules<WasmGame>, WasmGame, Game, Types extends WholeRulesTypes> extends BaseRules<Wasm, WasmGame, Game, Types> {
    #private;
    fromScenario(scenario: Input<Types["scenario"]>): Game;
    runScenario(scenario: Input<Types["scenario"]>): Types["scenarioResult"];
    loadPack(pack: Input<Types["pack"]>): Types["packReport"];
}
