// Controls that have just appeared take no pointer for a moment: a second click of a double click, or a tap aimed at what
// stood there before, must not reach what took its place. The keyboard is not held up.
import { useEffect, useState } from "preact/hooks";

/** Milliseconds for which controls that have just appeared take no pointer. */
const SETTLING = 400;

/**
 * Returns the class for what is drawn anew with each `key`, for as long as its controls take no pointer. With `fresh` that
 * holds from the first drawing on.
 */
export function useSettling(key: string, fresh = true): string {
  const [settled, setSettled] = useState(fresh ? undefined : key);
  useEffect(() => {
    if (settled === key) return;
    const timer = setTimeout(() => setSettled(key), SETTLING);
    return () => clearTimeout(timer);
  }, [key, settled]);
  return settled === key ? "" : " settling";
}

/** Returns the control that an element is part of; of a label the field that it names. */
function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("a, button, input, label, select, summary") : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** Lets the later clicks of a double click reach only the control of its first; the answer ends that. */
export function guardDoubleClicks(): () => void {
  let first: Element | null = null;
  const guard = (event: MouseEvent) => {
    const control = controlAt(event.target);
    if (event.detail < 2) {
      first = control;
      return;
    }
    if (control === null || control === first) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", guard, { capture: true });
  return () => removeEventListener("click", guard, { capture: true });
}
