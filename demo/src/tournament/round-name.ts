import type { RoundView, TournamentView } from "altmode/tournament/slim";
import { t } from "../messages/index.js";

/** The last rounds of a playoff, from the end. */
const last = ["desk.final", "desk.semifinals", "desk.quarterfinals"] as const;

/** Returns the name of a round of a playoff by its index. */
export function playoffName(index: number, rounds: number): string {
  const key = last[rounds - 1 - index];
  return key === undefined ? t("tournament.playoff-round", { round: index + 1 }) : t(key);
}

/** Returns the name of a round, which is the same in headings, lists and print-outs. */
export function roundName({ rounds, bracket }: TournamentView, round: number): string {
  if (rounds[round - 1]?.playoff !== true || bracket === null) return t("tournament.round", { round });
  const swiss = rounds.filter(({ playoff }) => !playoff).length;
  return playoffName(round - swiss - 1, bracket.rounds.length);
}

/** Returns the heading of a round, for Swiss rounds with their number. */
export const roundTitle = (view: TournamentView, { round, playoff }: RoundView): string =>
  playoff || view.swissRounds === null
    ? roundName(view, round)
    : t("tournament.round-of", { round, rounds: view.swissRounds });
