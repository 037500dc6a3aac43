// A long press, as a second meaning of a tap.
import { useRef } from "preact/hooks";

/** Milliseconds after which a press is long. */
const LONG = 450;

/** Returns the properties of a button whose long press calls `onHold` in place of its click. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      held.current = false;
      stop();
      timer.current = setTimeout(() => {
        held.current = true;
        onHold();
      }, LONG);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClickCapture: (event: Event) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
