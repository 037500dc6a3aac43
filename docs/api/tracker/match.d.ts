import type { Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type { Applied, Audience, ForecastQuestion, HistoryEntry, Throw, TrackerAction, TrackerExport, TrackerView } from "../generated/tracker.js";
import type { Match as WasmMatch } from "../generated/wasm/tracker.js";
import { Handle } from "../handle.js";
export interface When {
    by?: string;
    at?: number;
}
export interface Forecaster {
    forecast(input: ForecastInput): Forecast;
}
export interface TrackedForecast extends Forecast {
    supposed: string[];
}
type Decks = readonly [
    ForecastDeck | null,
    ForecastDeck | null
];
export declare class Match extends Handle<WasmMatch> {
    apply(action: TrackerAction, when?: When): Applied;
    throw(what: Throw, when?: When): Applied;
    undo(when?: When): boolean;
    redo(when?: When): boolean;
    view(at?: number): TrackerView;
    history(): HistoryEntry[];
    export(): TrackerExport;
    link(): string;
    seenBy(audience: Audience): Match;
    merge(other: TrackerExport | {
        link: string;
    }): number;
    forecastInput(attacker: number, defender: number, decks?: Decks): ForecastQuestion;
    forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast;
    clone(): Match;
}
export {};
