// The speed at which scenes are told, one setting for all games.
import { useState } from "preact/hooks";
import { readText, writeText } from "../store/storage.js";

/** Factor of the beats at each speed; 0 shows everything at once. */
const factors = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 } as const;
export type Speed = keyof typeof factors;
export const speeds = Object.keys(factors) as Speed[];

const PLACE = "speed";

export const speedFactor = (speed: Speed): number => factors[speed];

/** Returns the stored speed, or the usual one: at once where movement is not wanted. */
function stored(): Speed {
  const found = speeds.find((speed) => speed === readText(PLACE));
  return found ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal");
}

/** Returns the speed and the function that sets and stores it. */
export function useSpeed(): readonly [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState(stored);
  return [
    speed,
    (next) => {
      writeText(PLACE, next);
      setSpeed(next);
    },
  ];
}
