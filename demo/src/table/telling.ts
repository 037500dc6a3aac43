// Tells the events of a game one beat after the other.
import { useEffect, useState } from "preact/hooks";
import { readText } from "../store/storage.js";

/** Milliseconds of each beat. */
const BEAT = 550;

/** Whether beats are told at once: where movement is not wanted, or as chosen on the play screen. */
const atOnce = () =>
  readText("speed") === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Telling {
  /** Number of events told. */
  readonly told: number;
  readonly done: boolean;
  /** Whether beats are told a second time. */
  readonly again: boolean;
  readonly skip: () => void;
  /** Tells the events from an index on once more. */
  readonly repeat: (from: number) => void;
}

/** Follows a log. `isBeat` returns whether telling pauses after an event. */
export function useTelling<T>(
  events: readonly T[] | undefined,
  isBeat: (event: T) => boolean,
  undone: boolean,
): Telling {
  const [{ told, again }, setTold] = useState<{ told: number | undefined; again: boolean }>({
    told: undefined,
    again: false,
  });
  const length = events?.length ?? 0;
  // Events before the table was opened are not announced, and neither are those that remain after an undo.
  const reached = events === undefined || told === undefined || undone ? length : Math.min(told, length);
  const next = events?.findIndex((event, index) => index >= reached && isBeat(event)) ?? -1;
  const last = events?.[reached - 1];
  const paused = told !== undefined && last !== undefined && isBeat(last);
  // Without beats there is nothing to wait for.
  const instant = (atOnce() && !again) || (next < 0 && !paused);
  const shown = instant ? length : reached;

  useEffect(() => {
    if (events === undefined) return;
    if (shown >= length) {
      if (told !== length || again) setTold({ told: length, again: false });
      return;
    }
    const timer = setTimeout(() => setTold({ told: next < 0 ? length : next + 1, again }), paused ? BEAT : 0);
    return () => clearTimeout(timer);
  }, [events, told, shown, length, again, next, paused]);

  return {
    told: shown,
    done: shown >= length,
    again,
    skip: () => setTold({ told: length, again: false }),
    repeat: (from) => setTold({ told: from, again: true }),
  };
}
