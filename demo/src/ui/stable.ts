// Functions that stay the same between drawings.
import { useRef, useState } from "preact/hooks";

/** Returns a function that stays the same and calls the newest one, so that a new one is no reason to draw anew. */
export function useStable<A extends readonly unknown[]>(
  newest: (...values: A) => void,
): (...values: A) => void {
  const last = useRef(newest);
  last.current = newest;
  const [stable] = useState(
    () =>
      (...values: A) =>
        last.current(...values),
  );
  return stable;
}
