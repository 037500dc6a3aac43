// Ignores pointer events on new controls for a moment, so that a second click or a misdirected tap does not
// hit a control that has just replaced another. The keyboard is not affected.
import { useEffect, useState } from "preact/hooks";

/** Time for which new controls ignore the pointer, in milliseconds. */
const SETTLING = 400;

/**
 * Returns a CSS class for content that changes with `key`, while its controls ignore the pointer. With
 * `fresh`, this also applies to the first rendering.
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

/** Returns the control that contains an element. For a label, returns its field. */
function controlAt(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest("a, button, input, label, select, summary") : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/**
 * Blocks later clicks of a double click on other controls than the first. Returns a function that ends this.
 */
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
