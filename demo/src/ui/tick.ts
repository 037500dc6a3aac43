import { useEffect, useState } from "preact/hooks";

/** Two updates per second, so that no second is skipped. */
const PERIOD = 500;

/** Re-renders a component periodically while `active`, for content that depends on the time. */
export function useTick(active: boolean): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => tick((last) => last + 1), PERIOD);
    return () => clearInterval(timer);
  }, [active]);
}
