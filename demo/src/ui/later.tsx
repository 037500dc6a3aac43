import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { pause } from "./pause.js";

/** Returns whether the task that a component first rendered in is over. */
export function useLater(): boolean {
  const [due, setDue] = useState(false);
  useLayoutEffect(() => {
    let wanted = true;
    void pause().then(() => {
      if (wanted) setDue(true);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return due;
}

/**
 * Renders a part of a screen in a separate task after the preceding parts, because rendering everything at
 * once would block a phone. Parts are rendered in order, so the layout does not shift.
 */
export function Later({ children }: { children: () => ComponentChildren }) {
  return useLater() ? children() : null;
}
