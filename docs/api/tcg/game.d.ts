import { BaseGame } from "../game/game.js";
import type { Search as BaseSearch } from "../game/search.js";
import type { Action, ActionInput, ApplyOptions, CheckOptions, Forecast, ForecastPair, GameEvent, GameRecord, Observation, Outcome, PlayoutOptions, PlayoutResult, PlayoutsResult, Refusal, Suggestion, SuggestOptions, View } from "../generated/tcg.js";
import { type Viewer } from "../input.js";
export type Search = BaseSearch<Suggestion>;
export interface Types {
    action: Action;
    actionInput: ActionInput;
    applyOptions: ApplyOptions;
    checkOptions: CheckOptions;
    event: GameEvent;
    observation: Observation;
    outcome: Outcome;
    playoutOptions: PlayoutOptions;
    playoutResult: PlayoutResult;
    playoutsResult: PlayoutsResult;
    record: GameRecord;
    refusal: Refusal;
    suggestion: Suggestion;
    suggestOptions: SuggestOptions;
    view: View;
}
export declare class Game extends BaseGame<Types> {
    forecast(attacker: number | string, defender: number | string, seat?: Exclude<Viewer, "public">): Forecast;
    forecastAll(seat?: Exclude<Viewer, "public">): ForecastPair[];
}
