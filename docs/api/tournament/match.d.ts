import type { Event, MatchStep, MatchView, SavedMatch } from "../generated/tournament.js";
import { Handle } from "../handle.js";
import { type Input } from "../input.js";
import type { PlayerOfTable } from "./tournament.js";
export declare class Match extends Handle {
    apply(step: Input<MatchStep>): MatchView;
    undo(): boolean;
    view(): MatchView;
    report(table: number, players: PlayerOfTable): Event | null;
    save(): SavedMatch;
}
