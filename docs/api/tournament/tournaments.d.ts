import type { Booster, BoosterOrder, DeckDifference, DeckList, DraftConfig, Information, MatchOptions, Options, SavedDraft, SavedMatch, SavedTournament, SealedOptions, SealedPools, TiebreakInput, TiebreakResult, Times, Version, ViolationSection } from "../generated/tournament.js";
import { Draft } from "./draft.js";
import { Match } from "./match.js";
import { type Seeded, Tournament } from "./tournament.js";
export declare class Tournaments {
    #private;
    get version(): Version;
    newTournament(options: Seeded<Options>, device?: string): Tournament;
    restoreTournament(saved: SavedTournament, device?: string): Tournament;
    newMatch(options?: Seeded<MatchOptions>): Match;
    restoreMatch(saved: SavedMatch): Match;
    newDraft(config: Seeded<DraftConfig>): Draft;
    restoreDraft(saved: SavedDraft): Draft;
    recommendedRounds(players: number): number;
    get times(): Times;
    get information(): Information[];
    get penaltySections(): ViolationSection[];
    deckDifferences(registered: DeckList, found: DeckList, options?: {
        sideboarded?: boolean;
    }): DeckDifference[];
    tiebreak(input: TiebreakInput): TiebreakResult;
    sealedPools(options: Seeded<SealedOptions>): SealedPools;
    openBoosters(order: Seeded<BoosterOrder>): Booster[];
}
