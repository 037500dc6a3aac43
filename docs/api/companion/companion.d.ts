import type { CompanionCatalogue, CompanionConfig, CompanionExport } from "../generated/companion.js";
import { type Input } from "../input.js";
import { type MatchOptions } from "../journal/options.js";
import { Match } from "./match.js";
export declare class Companion {
    #private;
    get version(): string;
    get catalogue(): CompanionCatalogue;
    newMatch(setup: Input<CompanionConfig>, options?: MatchOptions): Match;
    import(exported: Input<CompanionExport> | string, options?: MatchOptions): Match;
    fromLink(link: string, options?: MatchOptions): Match;
}
