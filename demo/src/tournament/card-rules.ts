import type { DeckRules, Tcg } from "altmode/tcg/slim";
import type { Options } from "altmode/tournament/slim";
import { isEngineError } from "../engine/errors.js";
import { t } from "../messages/index.js";

/** The announced rules about cards (Tournament Rules 3.2, 6.2). */
export interface CardRules {
  /** Ids of the sets that may be played; all sets if it is empty. */
  readonly sets: readonly string[];
  /** Day whose banned list counts. */
  readonly date: string | undefined;
  /** Further banned cards. */
  readonly bans: readonly string[];
}

export const cardRules = ({ sets = [], date, bans = [] }: Partial<Options>): CardRules => ({
  sets,
  date,
  bans,
});

/** Returns the rules without the sets and cards that do not exist, and sentences that name these. */
export function knownRules(tcg: Tcg, { sets, date, bans }: CardRules) {
  const isKnown = (rules: DeckRules) => {
    try {
      tcg.validateDeck({ characters: [], battle: [] }, rules);
      return true;
    } catch (error) {
      if (!isEngineError(error)) throw error;
      return false;
    }
  };
  const isSet = (set: string) => isKnown({ sets: [set] });
  const isCard = (ban: string) => isKnown({ bans: [ban] });
  const not = (test: (name: string) => boolean) => (name: string) => !test(name);
  return {
    rules: { sets: sets.filter(isSet), date, bans: bans.filter(isCard) } satisfies CardRules,
    noSets: sets.filter(not(isSet)).map((set) => t("desk.no-set", { set: set.toUpperCase() })),
    noCards: bans.filter(not(isCard)).map((card) => t("desk.no-card", { card })),
  };
}

/** Returns the sets of a text such as "W1, w2". */
export const setsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "");

/** Returns the cards of a text with one card on each line. */
export const bansOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
