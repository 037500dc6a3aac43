import type { Options } from "altmode/tournament/slim";

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
