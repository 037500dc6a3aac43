import type { Booster, BoosterOrder, DeckDifference, DeckList, DraftConfig, Event, Information, MatchOptions, Options, ReportSlip, SavedDraft, SavedMatch, SavedTournament, SealedOptions, SealedPools, SlipResult, TiebreakInput, TiebreakResult, Times, Version, ViolationSection } from "../generated/tournament.js";
import { type Input } from "../input.js";
import { Draft } from "./draft.js";
import { Match } from "./match.js";
import { type Seeded, Tournament } from "./tournament.js";
export declare class Tournaments {
    #private;
    get version(): Version;
    newTournament(options: Input<Seeded<Options>>, device?: string): Tournament;
    restoreTournament(saved: Input<SavedTournament>, device?: string): Tournament;
    newMatch(options?: Input<Seeded<MatchOptions>>): Match;
    restoreMatch(saved: Input<SavedMatch>): Match;
    newDraft(config: Input<Seeded<DraftConfig>>): Draft;
    restoreDraft(saved: Input<SavedDraft>): Draft;
    recommendedRounds(players: number): number;
    get times(): Times;
    get information(): Information[];
    get penaltySections(): ViolationSection[];
    deckDifferences(registered: Input<DeckList>, found: Input<DeckList>, options?: {
        readonly sideboarded?: boolean | undefined;
    }): DeckDifference[];
    signReport(slip: Input<ReportSlip>, result: Input<SlipResult>): Event;
    tiebreak(input: Input<TiebreakInput>): TiebreakResult;
    sealedPools(options: Input<Seeded<SealedOptions>>): SealedPools;
    openBoosters(order: Input<Seeded<BoosterOrder>>): Booster[];
}
