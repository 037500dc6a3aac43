import { useRef } from "preact/hooks";

/** Duration of a long press. */
const HOLD_MILLISECONDS = 450;

/**
 * Returns handlers of a button with a small step per tap and a larger one per long press. With the keyboard
 * or a mouse, Shift replaces the long press.
 */
export function usePress(tap: () => void, hold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Suppresses the click event at the end of a long press. */
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current = false;
      if (event.button !== 0) return;
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        navigator.vibrate?.(20);
        hold();
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
