import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type * as values from "../generated/deckbuilder.js";
export type Search = BaseSearch<values.Suggestion>;
export interface Types {
    action: values.Action;
    actionInput: values.ActionInput;
    applyOptions: values.ApplyOptions;
    checkOptions: values.CheckOptions;
    config: values.GameConfig;
    event: values.GameEvent;
    observation: values.Observation;
    outcome: values.Outcome;
    pack: values.Pack;
    packReport: values.PackReport;
    playoutOptions: values.PlayoutOptions;
    playoutResult: values.PlayoutResult;
    playoutsResult: values.PlayoutsResult;
    record: values.GameRecord;
    refusal: values.Refusal;
    scenario: values.Scenario;
    scenarioResult: values.ScenarioResult;
    suggestion: values.Suggestion;
    suggestOptions: values.SuggestOptions;
    version: values.Version;
    view: values.View;
}
export declare class Game extends BaseGame<Types> {
}
