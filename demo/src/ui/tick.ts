import { useEffect, useState } from "preact/hooks";

/** Twice in a second, so that no second is skipped. */
const PERIOD = 500;

/** Draws a component again and again while what it shows runs with the time. */
export function useTick(active: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => tick((last) => last + 1), PERIOD);
    return () => clearInterval(timer);
  }, [active]);
}
