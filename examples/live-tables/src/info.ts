// The public information about a table beside its game. It follows from what is stored of the table.

import type { TableInfo } from "altmode/client";
import { clockInfo } from "./clock.js";
import { ABSENT_MILLISECONDS } from "./limits.js";
import type { Progress, Setup } from "./store.js";

/** Returns the public information about a table. */
export function infoOf(
  table: string,
  setup: Setup,
  progress: Progress,
  spectators: number,
  now: number,
): TableInfo {
  const { game, options, seats, clock } = setup;
  const { status, number, absent, asks, ended, rules } = progress;
  const away = absentToAct(progress);
  return {
    table,
    game,
    options,
    status,
    number,
    seats: seats.map(({ kind, name }, seat) => ({
      kind,
      name,
      present: kind === "bot" || (kind === "person" && absent[seat] === null),
      asks: asks[seat] === true,
    })),
    spectators,
    clock: progress.clock === null ? null : clockInfo(progress.clock, now),
    clockOptions: clock,
    absent:
      away === undefined
        ? null
        : { seat: away.seat, claimIn: Math.max(0, away.since + ABSENT_MILLISECONDS - now) },
    ended,
    rules,
  };
}

/** Returns the seat that has to decide and has no connection, with the time since when. */
export function absentToAct({
  status,
  toAct: seat,
  absent,
}: Progress): { seat: number; since: number } | undefined {
  const since = seat === null ? null : (absent[seat] ?? null);
  return status !== "playing" || seat === null || since === null ? undefined : { seat, since };
}
