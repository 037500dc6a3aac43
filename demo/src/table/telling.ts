// Tells the events of a game one beat after the other.
import { useEffect, useState } from "preact/hooks";
import { type Speed, speedFactor, useSpeed } from "./speed.js";

export interface Telling {
  /** Number of events told. */
  readonly told: number;
  readonly done: boolean;
  /** Whether beats are told a second time. */
  readonly again: boolean;
  readonly skip: () => void;
  /** Lets the present beat stand, or goes on. */
  readonly stop: (stopped: boolean) => void;
  /** Tells the events from an index on once more, also those of a scene that is not over. */
  readonly repeat: (from: number) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** Speed of a repeated scene where scenes are shown at once. */
const AGAIN: Speed = "normal";

interface State {
  /** Number of events told; `undefined` before the first position is read. */
  readonly told: number | undefined;
  /** Number of events whose beats have had their time. */
  readonly stood: number;
  readonly again: boolean;
}

/** Follows a log. `beat` returns the milliseconds for which an event stands, 0 for no pause. */
export function useTelling<T>(
  events: readonly T[] | undefined,
  beat: (event: T) => number,
  undone: boolean,
): Telling {
  const [{ told, stood, again }, setState] = useState<State>({ told: undefined, stood: 0, again: false });
  const [stopped, stop] = useState(false);
  const [speed, setSpeed] = useSpeed();
  const factor = speedFactor(again && speed === "instant" ? AGAIN : speed);
  const log = events ?? [];
  const { length } = log;
  const pauseAt = (count: number): number => {
    const event = count > stood ? log[count - 1] : undefined;
    return event === undefined ? 0 : beat(event) * factor;
  };
  // Events before the table was opened are not told, and neither are those that remain after an undo.
  const whole = told === undefined || factor === 0 || (undone && !again);
  let shown = whole ? length : Math.min(told, length);
  if (!whole && pauseAt(shown) === 0) {
    const next = log.findIndex((event, index) => index >= shown && beat(event) > 0);
    shown = next < 0 ? length : next + 1;
  }
  const pause = whole ? 0 : pauseAt(shown);
  const done = shown >= length && pause === 0;

  useEffect(() => {
    if (events === undefined || stopped) return;
    if (pause === 0) {
      if (told !== shown || stood !== shown || again) setState({ told: shown, stood: shown, again: false });
      return;
    }
    if (told !== shown) setState((last) => ({ ...last, told: shown }));
    const timer = setTimeout(() => setState({ told: shown, stood: shown, again }), pause);
    return () => clearTimeout(timer);
  }, [events, told, shown, stood, again, pause, stopped]);

  return {
    told: shown,
    done,
    again,
    // A state that is the same one is no reason to draw anew.
    skip: () =>
      setState((last) =>
        last.told === length && last.stood === length && !last.again
          ? last
          : { told: length, stood: length, again: false },
      ),
    stop,
    repeat: (from) => setState({ told: from + 1, stood: from, again: true }),
    speed,
    setSpeed,
  };
}
