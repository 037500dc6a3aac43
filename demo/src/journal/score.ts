// The score of a tracked match, readable without loading the match: the tracker stores it, and a report of a result takes it. The
// report is stored for the tracker, which leads back to it.
import { forget, readJson, writeJson } from "../store/storage.js";

type Names = readonly [string, string];

/** Score of a match of the tracker, by seats. */
export interface Score {
  readonly names: Names;
  /** Games won. */
  readonly games: readonly [number, number];
  /** Seat that is ahead by the tiebreakers of a match without a winner (Tournament Rules 2.5.1). */
  readonly tiebreak: 0 | 1 | null;
}

const isPair = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(is);

/** Returns whether a stored value is a score. */
export function isScore(value: unknown): value is Score {
  const { names, games, tiebreak } = (value ?? {}) as Partial<Score>;
  return (
    isPair(names, (name) => typeof name === "string") &&
    isPair(games, Number.isInteger) &&
    (tiebreak === null || tiebreak === 0 || tiebreak === 1)
  );
}

/** A score with the time of the last change of its match. */
export interface Tracked extends Score {
  readonly changed: number;
}

const isSame = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;

const isSamePair = ([one, other]: Names, [first, second]: Names) =>
  isSame(one, first) && isSame(other, second);

/** Returns the score of the newest match of two players that the tracker has on this device, with the players in this order. */
export function trackedScore(wanted: Names): Tracked | undefined {
  // Newest first. The tracker itself puts damaged entries aside.
  const listed = readJson("tracker.games");
  for (const entry of Array.isArray(listed) ? (listed as unknown[]) : []) {
    const { score, changed } = (entry ?? {}) as { score?: unknown; changed?: unknown };
    if (!isScore(score) || typeof changed !== "number") continue;
    const { names, games, tiebreak } = score;
    if (isSamePair(names, wanted)) return { names, games, tiebreak, changed };
    const turned: Names = [names[1], names[0]];
    if (isSamePair(turned, wanted))
      return {
        names: turned,
        games: [games[1], games[0]],
        tiebreak: tiebreak === null ? null : tiebreak === 0 ? 1 : 0,
        changed,
      };
  }
  return undefined;
}

/** Storage of the last link by which this device came to report a match, with the players. */
const REPORT = "report";

export const keepReport = (names: Names, slips: string): boolean => writeJson(REPORT, { names, slips });

export const forgetReport = (): void => forget(REPORT);

/** Returns the address where the match of two players is reported, if this device came there by their table's code. */
export function reportAddress([one, other]: Names): string | undefined {
  const { names, slips } = (readJson(REPORT) ?? {}) as { names?: unknown; slips?: unknown };
  if (!isPair(names, (name) => typeof name === "string") || typeof slips !== "string") return undefined;
  const players = names as Names;
  const isTheirs = isSamePair(players, [one, other]) || isSamePair(players, [other, one]);
  return isTheirs ? `#/tournament/report?s=${slips}` : undefined;
}
