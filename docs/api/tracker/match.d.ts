import type { Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type { Applied, Audience, ForecastQuestion, HistoryEntry, Throw, TrackerAction, TrackerExport, TrackerView } from "../generated/tracker.js";
import { type Input } from "../input.js";
import { TrackedMatch } from "../journal/match.js";
export interface Forecaster {
    forecast(input: Input<ForecastInput>): Forecast;
}
export interface TrackedForecast extends Forecast {
    supposed: string[];
}
export type Decks = readonly [
    Input<ForecastDeck> | null,
    Input<ForecastDeck> | null
];
interface Types {
    action: TrackerAction;
    throw: Throw;
    applied: Applied;
    view: TrackerView;
    history: HistoryEntry;
    export: TrackerExport;
}
export declare class Match extends TrackedMatch<Types> {
    seenBy(audience: Audience): Match;
    forecastInput(attacker: number, defender: number, decks?: Decks): ForecastQuestion;
    forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast;
    clone(): Match;
}
export {};
