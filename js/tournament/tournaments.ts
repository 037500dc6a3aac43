import type {
  Booster,
  BoosterOrder,
  DeckDifference,
  DeckList,
  DraftConfig,
  Event,
  Information,
  MatchOptions,
  Options,
  ReportSlip,
  SavedDraft,
  SavedMatch,
  SavedTournament,
  SealedOptions,
  SealedPools,
  SlipResult,
  TiebreakInput,
  TiebreakResult,
  Times,
  Version,
  ViolationSection,
} from "../generated/tournament.js";
import { Rules } from "../generated/wasm/tournament.js";
import { letGo } from "../handle.js";
import { count, flag, type Input, json, string } from "../input.js";
import { answerOf } from "../instance.js";
import { markRaw } from "../raw.js";
import { seeded } from "../seed.js";
import { guard } from "../stack.js";
import { Draft } from "./draft.js";
import { instance } from "./instance.js";
import { Match } from "./match.js";
import { type Seeded, Tournament } from "./tournament.js";

/** What `load()` gives: tournaments, matches, drafts, and the numbers and tables of the rules. */
export class Tournaments {
  /** It holds nothing, so after a fault of the module a new one takes its place. */
  #rules = instance.enter(() => new Rules());
  #generation = instance.generation;

  /** Version of the package. */
  get version(): Version {
    return this.#ask((rules) => rules.version());
  }

  /**
   * A tournament to which nobody has come yet. Each device that enters results needs a name of its own: 1 to 20 letters.
   */
  newTournament(options: Input<Seeded<Options>>, device = "a"): Tournament {
    const [text, name] = [seededText(options), string(device, "the device")];
    return new Tournament(this.#call((rules) => rules.newTournament(text, name)));
  }

  /** A saved tournament, to go on with on this device. */
  restoreTournament(saved: Input<SavedTournament>, device = "a"): Tournament {
    const [text, name] = [json(saved, "the saved tournament"), string(device, "the device")];
    return new Tournament(this.#call((rules) => rules.restoreTournament(text, name)));
  }

  /** A match before its first game. */
  newMatch(options: Input<Seeded<MatchOptions>> = {}): Match {
    const text = seededText(options);
    return new Match(this.#call((rules) => rules.newMatch(text)));
  }

  /** A saved match. */
  restoreMatch(saved: Input<SavedMatch>): Match {
    const text = json(saved, "the saved match");
    return new Match(this.#call((rules) => rules.restoreMatch(text)));
  }

  /** A draft table with its boosters opened. */
  newDraft(config: Input<Seeded<DraftConfig>>): Draft {
    const text = seededText(config);
    return new Draft(this.#call((rules) => rules.newDraft(text)));
  }

  /** A saved draft. */
  restoreDraft(saved: Input<SavedDraft>): Draft {
    const text = json(saved, "the saved draft");
    return new Draft(this.#call((rules) => rules.restoreDraft(text)));
  }

  /** Recommended number of Swiss rounds (Tournament Rules, Appendix E). */
  recommendedRounds(players: number): number {
    const number = count(players, "the number of players");
    return this.#call((rules) => rules.recommendedRounds(number));
  }

  /** Recommended times (Tournament Rules, Appendix B). */
  get times(): Times {
    return this.#ask((rules) => rules.times());
  }

  /** Who is entitled to which information (Tournament Rules 4.1). */
  get information(): Information[] {
    return this.#ask((rules) => rules.information());
  }

  /** Sections of the Tournament Rules, from any of which a penalty can come. */
  get penaltySections(): ViolationSection[] {
    return this.#ask((rules) => rules.penaltySections());
  }

  /**
   * Every card of which a deck holds another number than its registered list. With `sideboarded`, for a player who may
   * have swapped cards since the match began, deck and sideboard count together.
   */
  deckDifferences(
    registered: Input<DeckList>,
    found: Input<DeckList>,
    options?: { readonly sideboarded?: boolean },
  ): DeckDifference[] {
    const [list, deck] = [json(registered, "the registered list"), json(found, "the deck found")];
    const sideboarded = flag(options, "sideboarded");
    return this.#ask((rules) => rules.deckDifferences(list, deck, sideboarded));
  }

  /**
   * Signs a result on a player's device: the event for the organiser's tournament. Whether it can be the result of the
   * match is for that tournament to say.
   */
  signReport(slip: Input<ReportSlip>, result: Input<SlipResult>): Event {
    const [match, said] = [json(slip, "the slip"), json(result, "the result")];
    return this.#ask((rules) => rules.signReport(match, said));
  }

  /** The tiebreaker procedure, as far as what is known goes (Tournament Rules 2.5.1). */
  tiebreak(input: Input<TiebreakInput>): TiebreakResult {
    const text = json(input, "the input");
    return this.#ask((rules) => rules.tiebreak(text));
  }

  /** Boosters for each player of a sealed tournament, swapped after registration if that is wanted. */
  sealedPools(options: Input<Seeded<SealedOptions>>): SealedPools {
    const text = seededText(options);
    return this.#ask((rules) => rules.sealedPools(text));
  }

  /** Opens simulated boosters. */
  openBoosters(order: Input<Seeded<BoosterOrder>>): Booster[] {
    const text = seededText(order);
    return this.#ask((rules) => rules.openBoosters(text));
  }

  /** A question that is answered by JSON text. */
  #ask<T>(question: (rules: Rules) => string): T {
    return answerOf<T>(this.#call(question));
  }

  #call<T>(question: (rules: Rules) => T): T {
    if (instance.ready() !== this.#generation) {
      letGo(this.#rules);
      this.#rules = instance.enter(() => new Rules());
      this.#generation = instance.generation;
    }
    return instance.enter(() => question(this.#rules));
  }
}

/** Options as JSON text, with a seed from the platform's randomness where there is none. */
const seededText = (value: object | null | undefined): string => json(seeded(value, "options"), "options");

markRaw(Tournaments);
guard(Tournaments);
