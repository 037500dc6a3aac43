// Roving focus: Tab reaches a group once, and the arrow keys move inside it.
import { useLayoutEffect, useRef } from "preact/hooks";

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Returns the properties of a group of buttons in a row, and of each of them. The focus changes only `tabIndex`, outside of
 * the rendering, because a tap focuses a button before it clicks it, and would draw everything twice. With `newest`, Tab reaches
 * the last button.
 */
export function useRoving(newest = false) {
  const group = useRef<HTMLElement | null>(null);
  const active = useRef(0);
  const items = () => [...(group.current?.querySelectorAll<HTMLElement>("[data-roving]") ?? [])];
  const mark = () => {
    const all = items();
    // Things before the focused one come and go.
    const root = group.current?.getRootNode() as Document | ShadowRoot | undefined;
    const focused = all.indexOf(root?.activeElement as HTMLElement);
    if (focused >= 0) active.current = focused;
    if (newest && !group.current?.matches(":focus-within")) active.current = all.length;
    active.current = Math.min(active.current, Math.max(all.length - 1, 0));
    for (const [index, item] of all.entries()) {
      const reached = index === active.current ? "0" : "-1";
      if (item.getAttribute("tabindex") !== reached) item.setAttribute("tabindex", reached);
    }
  };
  useLayoutEffect(mark);
  return {
    group: {
      ref: (element: HTMLElement | null) => {
        group.current = element;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        const all = items();
        const to =
          key === "Home"
            ? 0
            : key === "End"
              ? all.length - 1
              : key in steps
                ? active.current + (steps[key] ?? 0)
                : -1;
        if (to < 0 || to >= all.length) return;
        event.preventDefault();
        all[to]?.focus();
      },
      onFocusIn: ({ target }: FocusEvent) => {
        const index = target instanceof HTMLElement ? items().indexOf(target) : -1;
        if (index < 0) return;
        active.current = index;
        mark();
      },
    },
    item: { "data-roving": "" },
  };
}
