import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Closes a menu by Escape, which returns the focus to it, and by a press outside. */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    // In the tree of an element, the target is the element itself.
    const pressed = (event: Event) => {
      if (menu.current && !event.composedPath().includes(menu.current)) close();
    };
    const typed = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", pressed);
    addEventListener("keydown", typed);
    return () => {
      removeEventListener("pointerdown", pressed);
      removeEventListener("keydown", typed);
    };
  }, []);
}
