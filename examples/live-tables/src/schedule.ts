// When a table has something to do without a message. It follows from what is stored, so a restart changes nothing.

import { fallsAt } from "./clock.js";
import { IDLE_MILLISECONDS, KEPT_MILLISECONDS, WAITING_MILLISECONDS } from "./limits.js";
import type { Progress } from "./store.js";

/** Returns when a table is deleted that has no connection, or `undefined`. */
export function closesAt({ status, touched }: Progress, isAlone: boolean): number | undefined {
  if (!isAlone) return undefined;
  if (status === "waiting") return touched + WAITING_MILLISECONDS;
  return status === "over" ? touched + KEPT_MILLISECONDS : undefined;
}

/** Returns when a game without moves ends as abandoned, or `undefined`. */
export const abandonedAt = ({ status, touched }: Progress): number | undefined =>
  status === "playing" || status === "paused" ? touched + IDLE_MILLISECONDS : undefined;

/**
 * Returns when something is due next, or `null`.
 *
 * @param botPause milliseconds before the bot decides whose decision is due; `null` if that is a person's
 */
export function nextDue(progress: Progress, isAlone: boolean, botPause: number | null): number | null {
  const times = [closesAt(progress, isAlone), abandonedAt(progress)];
  if (progress.status === "playing") {
    if (progress.clock !== null) times.push(fallsAt(progress.clock));
    if (botPause !== null) times.push(progress.touched + botPause);
  }
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? null : Math.min(...known);
}
