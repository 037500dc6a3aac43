// The clock of a table. It never reads the time itself, so that a table that sleeps or restarts counts as if it had been awake.

import type { ClockInfo, ClockOptions } from "altmode/client";

/** A clock as it is stored. */
export interface Clock {
  /** Milliseconds left for each seat at the time `since`. */
  left: number[];
  /** The seat whose time runs. */
  running: number | null;
  /** When `running` began, in milliseconds since 1970. */
  since: number;
}

/** Returns a clock that stands. */
export function newClock({ seconds }: ClockOptions, seats: number, now: number): Clock {
  return { left: Array<number>(seats).fill(seconds * 1000), running: null, since: now };
}

/** Takes the time since the last change from the running seat, and lets the time of `next` run. */
export function turnTo(clock: Clock, next: number | null, now: number): Clock {
  const { left, running, since } = clock;
  const spent = left.map((time, seat) => (seat === running ? time - Math.max(0, now - since) : time));
  return { left: spent, running: next, since: now };
}

/**
 * Returns the clock after a move. The seat gets its increment when the decision passes to another one, because one turn has many
 * decisions.
 */
export function moved(
  clock: Clock,
  seat: number,
  next: number | null,
  { increment }: ClockOptions,
  now: number,
): Clock {
  const turned = turnTo(clock, next, now);
  if (next === seat) return turned;
  return { ...turned, left: turned.left.map((time, own) => (own === seat ? time + increment * 1000 : time)) };
}

/** Returns when the running seat has no time left, or `undefined`. */
export function fallsAt({ left, running, since }: Clock): number | undefined {
  const time = running === null ? undefined : left[running];
  return time === undefined ? undefined : since + time;
}

/** Returns the clock as clients see it. */
export function clockInfo(clock: Clock, now: number): ClockInfo {
  const { left, running } = turnTo(clock, clock.running, now);
  return { left: left.map((time) => Math.max(0, Math.round(time))), running };
}
