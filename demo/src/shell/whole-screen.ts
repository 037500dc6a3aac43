// A table fills the screen of the page, whose frame makes room for it.
import { useLayoutEffect } from "preact/hooks";
import { isFocusLost } from "../ui/focus.js";

/** Gives the whole screen to the calling component while it is mounted. */
export function useWholeScreen(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.table = "open";
    scrollTo(0, 0);
    return () => {
      delete dataset.table;
      // After the table with the focused button is removed.
      queueMicrotask(() => {
        if (isFocusLost()) document.getElementById("main")?.focus({ preventScroll: true });
      });
    };
  }, []);
}
