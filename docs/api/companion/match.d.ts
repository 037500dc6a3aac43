import type { Applied, Audience, CompanionAction, CompanionExport, CompanionQuestion, CompanionThrow, CompanionView, HistoryEntry } from "../generated/companion.js";
import type { Forecast, ForecastInput } from "../generated/unmatched.js";
import { type Input } from "../input.js";
import { TrackedMatch } from "../journal/match.js";
export interface Forecaster {
    forecast(input: Input<ForecastInput>): Forecast;
}
export interface TrackedForecast extends Forecast {
    supposed: string[];
}
interface Types {
    action: CompanionAction;
    throw: CompanionThrow;
    applied: Applied;
    view: CompanionView;
    history: HistoryEntry;
    export: CompanionExport;
}
export declare class Match extends TrackedMatch<Types> {
    seenBy(audience: Audience): Match;
    forecastInput(attacker: number, defender: number, card?: string, defense?: string): CompanionQuestion;
    forecast(unmatched: Forecaster, attacker: number, defender: number, card?: string, defense?: string): TrackedForecast;
    clone(): Match;
}
export {};
