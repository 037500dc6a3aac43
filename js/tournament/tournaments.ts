import { Rules } from "../generated/glue/tournament.js";
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

/** Tournaments, matches, drafts, and the tables of the Tournament Rules. `load()` returns this object. */
export class Tournaments {
  /** Stateless, so a fault of the module is repaired by creating a new one. */
  #rules = instance.enter(() => new Rules());
  #generation = instance.generation;

  /** Version of the package. */
  get version(): Version {
    return this.#ask((rules) => rules.version());
  }

  /**
   * Creates a tournament without players. Each device that enters results needs its own name of 1 to 20
   * letters from a to z.
   */
  newTournament(options: Input<Seeded<Options>>, device = "a"): Tournament {
    const [text, name] = [seededText(options), string(device, "the device")];
    return new Tournament(this.#call((rules) => rules.newTournament(text, name)));
  }

  /** Restores a saved tournament, to continue it on this device. */
  restoreTournament(saved: Input<SavedTournament>, device = "a"): Tournament {
    const [text, name] = [json(saved, "the saved tournament"), string(device, "the device")];
    return new Tournament(this.#call((rules) => rules.restoreTournament(text, name)));
  }

  /** Creates a match before its first game. */
  newMatch(options: Input<Seeded<MatchOptions>> = {}): Match {
    const text = seededText(options);
    return new Match(this.#call((rules) => rules.newMatch(text)));
  }

  /** Restores a saved match. */
  restoreMatch(saved: Input<SavedMatch>): Match {
    const text = json(saved, "the saved match");
    return new Match(this.#call((rules) => rules.restoreMatch(text)));
  }

  /** Creates a draft table with its boosters opened. */
  newDraft(config: Input<Seeded<DraftConfig>>): Draft {
    const text = seededText(config);
    return new Draft(this.#call((rules) => rules.newDraft(text)));
  }

  /** Restores a saved draft. */
  restoreDraft(saved: Input<SavedDraft>): Draft {
    const text = json(saved, "the saved draft");
    return new Draft(this.#call((rules) => rules.restoreDraft(text)));
  }

  /** Returns the recommended number of Swiss rounds (Tournament Rules, Appendix E). */
  recommendedRounds(players: number): number {
    const number = count(players, "the number of players");
    return this.#call((rules) => rules.recommendedRounds(number));
  }

  /** Recommended times (Tournament Rules, Appendix B). */
  get times(): Times {
    return this.#ask((rules) => rules.times());
  }

  /** The visibility of each kind of information (Tournament Rules 4.1). */
  get information(): Information[] {
    return this.#ask((rules) => rules.information());
  }

  /** Sections of the Tournament Rules under which a penalty can be given. */
  get penaltySections(): ViolationSection[] {
    return this.#ask((rules) => rules.penaltySections());
  }

  /**
   * Returns the cards whose number in a deck differs from the registered list. With `sideboarded`, deck and
   * sideboard are counted together, because the player may have swapped cards since the match began.
   */
  deckDifferences(
    registered: Input<DeckList>,
    found: Input<DeckList>,
    options?: { readonly sideboarded?: boolean | undefined },
  ): DeckDifference[] {
    const [list, deck] = [json(registered, "the registered list"), json(found, "the deck found")];
    const sideboarded = flag(options, "sideboarded");
    return this.#ask((rules) => rules.deckDifferences(list, deck, sideboarded));
  }

  /**
   * Signs a result on a player's device and returns it as an event for the organiser's tournament. The
   * tournament checks whether the result is possible.
   */
  signReport(slip: Input<ReportSlip>, result: Input<SlipResult>): Event {
    const [match, said] = [json(slip, "the slip"), json(result, "the result")];
    return this.#ask((rules) => rules.signReport(match, said));
  }

  /** Runs the tiebreaker procedure as far as the input determines it (Tournament Rules 2.5.1). */
  tiebreak(input: Input<TiebreakInput>): TiebreakResult {
    const text = json(input, "the input");
    return this.#ask((rules) => rules.tiebreak(text));
  }

  /**
   * Opens boosters for each player of a sealed tournament and, on request, swaps the pools after
   * registration.
   */
  sealedPools(options: Input<Seeded<SealedOptions>>): SealedPools {
    const text = seededText(options);
    return this.#ask((rules) => rules.sealedPools(text));
  }

  /** Opens simulated boosters. */
  openBoosters(order: Input<Seeded<BoosterOrder>>): Booster[] {
    const text = seededText(order);
    return this.#ask((rules) => rules.openBoosters(text));
  }

  /** Calls into the module and parses the JSON text that it returns. */
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

/** Returns options as JSON text, with a random seed if they have none. */
const seededText = (value: object | null | undefined): string =>
  json(seeded(instance, value, "options"), "options");

markRaw(Tournaments);
guard(Tournaments);
