import { useEffect, useState } from "preact/hooks";

/** Returns whether any part of an element is on the screen, or true without an element. */
export function useInSight(element: Element | null): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (element === null) return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(true);
    };
  }, [element]);
  return inSight;
}
