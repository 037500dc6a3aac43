import type { Forecast, ForecastDeck, ForecastInput } from "../generated/tcg.js";
import type { Applied, Audience, ForecastQuestion, HistoryEntry, Throw, TrackerAction, TrackerExport, TrackerView } from "../generated/tracker.js";
import type { Match as WasmMatch } from "../generated/wasm/tracker.js";
import { Handle } from "../handle.js";
import { type Input } from "../input.js";
export interface When {
    by?: string;
    at?: number;
}
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
export declare class Match extends Handle<WasmMatch> {
    apply(action: Input<TrackerAction>, when?: When): Applied;
    throw(what: Input<Throw>, when?: When): Applied;
    undo(when?: When): boolean;
    redo(when?: When): boolean;
    view(at?: number): TrackerView;
    history(): HistoryEntry[];
    export(): TrackerExport;
    link(): string;
    seenBy(audience: Audience): Match;
    merge(other: Input<TrackerExport> | {
        link: string;
    }): number;
    forecastInput(attacker: number, defender: number, decks?: Decks): ForecastQuestion;
    forecast(tcg: Forecaster, attacker: number, defender: number, decks?: Decks): TrackedForecast;
    clone(): Match;
}
