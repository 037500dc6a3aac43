import type { Action, ActionInput, ApplyOptions, CheckOptions, Forecast, ForecastPair, GameEvent, GameRecord, Observation, Outcome, PlayoutOptions, PlayoutResult, PlayoutsResult, Refusal, Suggestion, SuggestOptions, View } from "../generated/tcg.js";
import type { Game as WasmGame } from "../generated/wasm/tcg.js";
import { Handle } from "../handle.js";
import { type Input, type Viewer } from "../input.js";
import { Search } from "./search.js";
export declare class Game extends Handle<WasmGame> {
    get toAct(): number | null;
    get outcome(): Outcome | null;
    legalActions(): Action[];
    apply(action: Input<Action | ActionInput> | number, options?: Input<ApplyOptions>): GameEvent[];
    observe(seat: Viewer): Observation;
    undo(): boolean;
    clone(): Game;
    save(): Uint8Array;
    record(): GameRecord;
    hash(): string;
    events(sinceIndex?: number, seat?: Viewer): GameEvent[];
    check(action: Input<Action | ActionInput> | number, options?: Input<CheckOptions>): Refusal | null;
    view(seat: Viewer, since?: number): View;
    determinize(seat: number, seed: string): Game;
    playout(options?: Input<PlayoutOptions>): PlayoutResult;
    playouts(games: number, options?: Input<PlayoutOptions>): PlayoutsResult;
    suggest(options?: Input<SuggestOptions>): Suggestion;
    search(options?: Input<Omit<SuggestOptions, "bot">>): Search;
    forecast(attacker: number | string, defender: number | string, seat?: Viewer): Forecast;
    forecastAll(seat?: Viewer): ForecastPair[];
}
