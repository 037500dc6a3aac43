// The score of a tracked match, readable without loading the match: the tracker stores it, and a report of a result takes it.
import { readJson } from "../store/storage.js";

/** Score of a match of the tracker, by seats. */
export interface Score {
  readonly names: readonly [string, string];
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

/** Returns the score of the newest match of two players that the tracker has on this device, with the players in this order. */
export function trackedScore([one, other]: readonly [string, string]): Tracked | undefined {
  // Newest first. The tracker itself puts damaged entries aside.
  const listed = readJson("tracker.games");
  for (const entry of Array.isArray(listed) ? (listed as unknown[]) : []) {
    const { score, changed } = (entry ?? {}) as { score?: unknown; changed?: unknown };
    if (!isScore(score) || typeof changed !== "number") continue;
    const { names, games, tiebreak } = score;
    if (isSame(names[0], one) && isSame(names[1], other)) return { names, games, tiebreak, changed };
    if (isSame(names[0], other) && isSame(names[1], one))
      return {
        names: [names[1], names[0]],
        games: [games[1], games[0]],
        tiebreak: tiebreak === null ? null : tiebreak === 0 ? 1 : 0,
        changed,
      };
  }
  return undefined;
}
