// Roving focus: Tab reaches a group once, and the arrow keys move inside it.
import { useState } from "preact/hooks";

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Returns the properties of a group of `count` buttons in a row, and of each of them. */
export function useRoving(count: number) {
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, Math.max(count - 1, 0));
  return {
    active,
    group: {
      onKeyDown: (event: KeyboardEvent) => {
        const { key, currentTarget } = event;
        const to =
          key === "Home" ? 0 : key === "End" ? count - 1 : key in steps ? active + (steps[key] ?? 0) : -1;
        if (to < 0 || to >= count || !(currentTarget instanceof HTMLElement)) return;
        event.preventDefault();
        currentTarget.querySelectorAll<HTMLElement>("[data-roving]")[to]?.focus();
      },
    },
    item: (index: number) => ({
      "data-roving": "",
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}
