import { useLayoutEffect, useState } from "preact/hooks";
import { pause } from "./pause.js";

/**
 * How many of a long list to draw now: `step` more in each piece of work, so that the browser can answer between two of
 * them, until all that are wanted are there.
 */
export function useGrowing(wanted: number, step: number): number {
  const [drawn, setDrawn] = useState(0);
  useLayoutEffect(() => {
    if (drawn >= wanted) return;
    let current = true;
    void pause().then(() => {
      if (current) setDrawn(drawn + step);
    });
    return () => {
      current = false;
    };
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}
