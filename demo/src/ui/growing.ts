import { useEffect, useState } from "preact/hooks";

/** Drawn in one go; between two of them the browser can answer. */
const STEP = 6;

/** How many of a long list to draw now: a few at first, then more frame by frame, until all that are wanted are there. */
export function useGrowing(wanted: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= wanted) return;
    const timer = setTimeout(() => setDrawn(drawn + STEP), 16);
    return () => clearTimeout(timer);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}
