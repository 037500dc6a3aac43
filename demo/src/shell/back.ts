import { useEffect } from "preact/hooks";
import { useStable } from "../ui/stable.js";

const isTable = (): boolean => (history.state as { table?: boolean } | null)?.table === true;

/** Gives an open table an entry of the history, so that Back leaves the table and not the page. */
export function useBack(open: boolean, onBack: () => void): void {
  const leave = useStable(onBack);
  useEffect(() => {
    if (!open) return;
    // The set-up is at its top afterwards: the browser keeps the place that its entry has when the next one comes.
    scrollTo(0, 0);
    // After a reload the entry is there.
    if (!isTable()) history.pushState({ ...history.state, table: true }, "");
    const { hash } = location;
    const follow = () => {
      // A link to another screen has another address, and replaces the table by itself.
      if (location.hash === hash && !isTable()) leave();
    };
    addEventListener("popstate", follow);
    return () => {
      removeEventListener("popstate", follow);
      // A table that was left by its menu takes its entry along.
      if (isTable() && location.hash === hash) history.back();
    };
  }, [open]);
}
