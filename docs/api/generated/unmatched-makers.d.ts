import type { Make } from "../game/packed.js";
import type * as values from "./unmatched.js";
export interface Types {
    action: values.Action;
    actionInput: values.ActionInput;
    applyOptions: values.ApplyOptions;
    checkOptions: values.CheckOptions;
    config: values.GameConfig;
    event: values.GameEvent;
    record: values.GameRecord;
    observation: values.Observation;
    outcome: values.Outcome;
    pack: values.Pack;
    packReport: values.PackReport;
    playoutOptions: values.PlayoutOptions;
    playoutResult: values.PlayoutResult;
    playoutsResult: values.PlayoutsResult;
    refusal: values.Refusal;
    scenario: values.Scenario;
    scenarioResult: values.ScenarioResult;
    suggestOptions: values.SuggestOptions;
    suggestion: values.Suggestion;
    version: values.Version;
    view: values.View;
}
export declare const makers: Record<string, Make>;
