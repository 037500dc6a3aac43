import type { Applied, ClockView, CutChance, CutOptions, DeckList, DeckVersion, Event, Merged, Options, Placing, PlayerCard, PlayerId, PlayerList, ReportSlip, SavedTournament, Standing, TournamentView, Viewer } from "../generated/tournament.js";
import { Handle } from "../handle.js";
import { type Input } from "../input.js";
export type Seeded<T extends {
    seed: string;
}> = Omit<T, "seed"> & {
    seed?: string | undefined;
};
export type Table = "standings" | "placing" | "pairings";
export type Printed = "pairings" | "tables" | "slips" | "standings" | "placing" | "bracket";
export type PlayerOfTable = readonly [
    PlayerId,
    PlayerId
];
export declare class Tournament extends Handle {
    apply(event: Input<Event>): Applied;
    addPlayer(name: string): PlayerId;
    enterList(text: string): Applied;
    readList(text: string): PlayerList;
    openReports(): Applied;
    drawDeckCheck(): Applied;
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
    placing(): Placing[];
    card(player: PlayerId): PlayerCard;
    chances(size?: number): CutChance[];
    reportSlip(table: number, player: PlayerId, round?: number): ReportSlip;
    clock(now?: number): ClockView;
    deck(player: PlayerId, viewer?: Viewer): DeckList | null;
    deckVersions(player: PlayerId, viewer?: Viewer): DeckVersion[];
    csv(what: Table, round?: number): string;
    html(what: Printed, round?: number): string;
    cardHtml(player: PlayerId): string;
}
