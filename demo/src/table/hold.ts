// Taps and long presses of things. With a mouse, a long press is the right button, with keys the one of the context menu.
import { useRef } from "preact/hooks";
import { painted } from "../ui/pause.js";
import { useStable } from "../ui/stable.js";

/** Milliseconds after which a press is long. */
export const LONG = 450;

/**
 * Lets a button look chosen in the next frame, and acts after it: marks, odds and the stage that a tap changes would keep a slow
 * phone from showing that it was felt.
 */
export function answer({ dataset }: HTMLElement, act: () => void): void {
  dataset.tapped = "";
  void painted().then(() => {
    delete dataset.tapped;
    act();
  });
}

/**
 * Returns the properties of a button whose click calls `onTap`, and whose long press or request for a context menu calls
 * `onHold` in its place.
 */
export function useHold(onTap: () => void, onHold: () => void) {
  // The newest function, because a second tap may come before what the first one changed is drawn.
  const tap = useStable(onTap);
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
    onContextMenu: (event: Event) => {
      event.preventDefault();
      stop();
      // Some phones ask for a context menu after a long press.
      if (!held.current) onHold();
    },
    onClickCapture: (event: Event) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => answer(currentTarget, tap),
  };
}
