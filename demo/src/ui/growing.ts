import { useLayoutEffect, useState } from "preact/hooks";
import { pause } from "./pause.js";

/**
 * Returns the number of items of a long list to render now. It grows by `step` per task up to `wanted`, so
 * that the browser stays responsive.
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
