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
  // What was there before the table was opened is not told, and neither is what remains after an undo.
  const reached = events === undefined || told === undefined || undone ? length : Math.min(told, length);
  const instant = atOnce() && !again;
  const shown = instant ? length : reached;

  useEffect(() => {
    if (events === undefined) return;
    if (told === undefined || told > length || instant || undone) {
      if (!again || told === undefined || told > length) setTold({ told: length, again: false });
      return;
    }
    if (told >= length) {
      if (again) setTold({ told: length, again: false });
      return;
    }
    const next = events.findIndex((event, index) => index >= told && isBeat(event));
    const timer = setTimeout(
      () => setTold({ told: next < 0 ? length : next + 1, again }),
      next < 0 ? BEAT : told === 0 || isBeat(events[told - 1] as T) ? BEAT : 0,
    );
    return () => clearTimeout(timer);
  }, [events, told, length, again, instant, undone]);

  return {
    told: shown,
    done: shown >= length,
    again,
    skip: () => setTold({ told: length, again: false }),
    repeat: (from) => setTold({ told: from, again: true }),
  };
}
