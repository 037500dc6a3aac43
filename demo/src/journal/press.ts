import { useRef } from "preact/hooks";

/** Duration until a press is a long one, and between the steps of a long press. */
const HOLD_MILLISECONDS = 400;

/**
 * Returns handlers of a button with a small step per tap, and a larger one at each interval of a long press. With the keyboard
 * or a mouse, Shift replaces the long press.
 */
export function usePress(tap: () => void, hold: () => void) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  // The handlers of the newest rendering, because a long press lasts over several.
  const latest = useRef(hold);
  latest.current = hold;
  /** Suppresses the click event at the end of a long press. */
  const held = useRef(false);
  const stop = () => clearInterval(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.button !== 0) return;
      stop();
      timer.current = setInterval(() => {
        held.current = true;
        navigator.vibrate?.(20);
        latest.current();
      }, HOLD_MILLISECONDS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      stop();
      if (held.current) held.current = false;
      else if (event.shiftKey) hold();
      else tap();
    },
  };
}
