// Keys of a table that need no focus on one of its parts, such as Space and "?".
import { createContext } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";

/** Where such keys are listened for: on the whole page, or on the element around a table in a page of others. */
export const KeysFrom = createContext<EventTarget>(globalThis);

/** Calls `pressed` for a key while `active`, except while a text is typed into a field. */
export function useTableKey(key: string, active: boolean, pressed: () => void): void {
  const from = useContext(KeysFrom);
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (!active) return;
    const typed = (event: Event) => {
      // In the tree of an element, the target is the element itself.
      const [target] = event.composedPath();
      const writing =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches("input, select, textarea"));
      if ((event as KeyboardEvent).key !== key || writing) return;
      event.preventDefault();
      pressed();
    };
    from.addEventListener("keydown", typed);
    return () => from.removeEventListener("keydown", typed);
  }, [from, active, pressed]);
}

/** Lets go of what is chosen by Escape, unless that closes a dialog, a menu or the list of moves. */
export function useLetGo(chosen: boolean, letGo: () => void): void {
  useLayoutEffect(() => {
    if (!chosen) return;
    const typed = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const closes = target instanceof Element && target.closest("dialog, details[open], .moves-drawer");
      if (event.key === "Escape" && !closes) letGo();
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, [chosen]);
}
