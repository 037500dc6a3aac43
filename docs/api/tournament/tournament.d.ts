import type { Applied, ClockView, CutOptions, DeckList, Event, Merged, Options, PlayerId, SavedTournament, Standing, TournamentView, Viewer } from "../generated/tournament.js";
import type { Tournament as WasmTournament } from "../generated/wasm/tournament.js";
import { Handle } from "../handle.js";
import { type Input } from "../input.js";
export type Seeded<T extends {
    seed: string;
}> = Omit<T, "seed"> & {
    seed?: string;
};
export type Table = "standings" | "pairings";
export type Printed = "pairings" | "slips" | "standings";
export type PlayerOfTable = readonly [
    PlayerId,
    PlayerId
];
export declare class Tournament extends Handle<WasmTournament> {
    apply(event: Input<Event>): Applied;
    addPlayer(name: string): PlayerId;
    pair(): Applied;
    cut(options?: Input<CutOptions>): Applied;
    drawPods(size?: number): Applied;
    undo(): boolean;
    redo(): boolean;
    merge(saved: Input<SavedTournament>): Merged;
    save(): SavedTournament;
    view(viewer?: Viewer): TournamentView;
    get options(): Options;
    standings(afterRounds?: number): Standing[];
    clock(now?: number): ClockView;
    deck(player: PlayerId, viewer?: Viewer): DeckList | null;
    csv(what: Table, round?: number): string;
    html(what: Printed, round?: number): string;
}
