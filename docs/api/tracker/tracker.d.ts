import type { Information, MatchSetup, TrackerCards, TrackerExport } from "../generated/tracker.js";
import { type Input } from "../input.js";
import { type MatchOptions } from "../journal/options.js";
import { Match } from "./match.js";
export declare class Tracker {
    #private;
    get version(): string;
    get cards(): TrackerCards;
    get information(): Information[];
    newMatch(setup: Input<MatchSetup>, options?: MatchOptions): Match;
    import(exported: Input<TrackerExport> | string, options?: MatchOptions): Match;
    fromLink(link: string, options?: MatchOptions): Match;
}
