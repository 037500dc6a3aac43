import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Closes a menu by Escape, which returns the focus to it, and by a press outside. */
export function useDismiss(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const pressed = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
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
