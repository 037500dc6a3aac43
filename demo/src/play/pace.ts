// Shows the events of the log one after the other, at a speed chosen by the visitor.
import { useEffect, useState } from "preact/hooks";
import { readText, writeText } from "../store/storage.js";

/** Milliseconds per event. */
const speeds = { slow: 700, normal: 180, fast: 60, instant: 0 } as const;
export type Speed = keyof typeof speeds;
export const speedNames = Object.keys(speeds) as Speed[];

const PLACE = "speed";

function usualSpeed(): Speed {
  const stored = speedNames.find((name) => name === readText(PLACE));
  return stored ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal");
}

export interface Pace {
  /** Number of events shown. */
  readonly told: number;
  readonly caughtUp: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly held: boolean;
  readonly setHeld: (held: boolean) => void;
  /** Shows all remaining events at once. */
  readonly catchUp: () => void;
}

/** Follows a log of `events` events, of which `begun` are shown from the start. */
export function usePace(events: number, begun: number): Pace {
  const [told, setTold] = useState(begun);
  const [speed, setSpeed] = useState(usualSpeed);
  const [held, setHeld] = useState(false);
  // Undo can shorten the log.
  const shown = Math.min(told, events);
  const instant = speeds[speed] === 0;

  useEffect(() => {
    if (told > events) setTold(events);
    if (held || shown >= events) return;
    if (instant) {
      setTold(events);
      return;
    }
    const timer = setTimeout(() => setTold(shown + 1), speeds[speed]);
    return () => clearTimeout(timer);
  }, [shown, told, events, speed, held, instant]);

  return {
    told: instant && !held ? events : shown,
    caughtUp: shown >= events || (instant && !held),
    speed,
    setSpeed: (next) => {
      writeText(PLACE, next);
      setSpeed(next);
    },
    held,
    setHeld,
    catchUp: () => setTold(events),
  };
}
