import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { pause } from "./pause.js";

/**
 * Draws a part of a screen right after what stands before it, as a piece of work of its own: all at once would keep a
 * phone busy for longer than a touch should wait. Parts come in their order, so nothing moves that is there already.
 */
export function Later({ children }: { children: () => ComponentChildren }) {
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
  return due ? children() : null;
}
