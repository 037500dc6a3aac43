import { useRef } from "preact/hooks";

/** How long a finger rests for the larger step. */
const HOLD_MILLISECONDS = 450;

/**
 * Handlers of a button that does one thing at a tap and a larger one when held; with the keyboard or a mouse, Shift
 * stands for holding.
 */
export function usePress(tap: () => void, hold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The click that ends a held press is none. */
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
