// Moving the focus. Components do it in layout effects: other effects run after the next painting, when a quick
// person has already pressed the next key, which a late focus would send to another control.

/** Returns whether the focused element was removed from the page, or only the screen as a whole has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === "main";
}

/** Whether a press has begun and its click is still to come. */
let pressed = false;
addEventListener(
  "pointerdown",
  () => {
    pressed = true;
  },
  { capture: true },
);
for (const end of ["click", "keydown", "pointercancel"])
  addEventListener(
    end,
    () => {
      pressed = false;
    },
    { capture: true },
  );

/**
 * Returns whether the focus moves because of a press, whose click follows. One drawing does for both, so that the click is
 * on the screen sooner.
 */
export const isPressed = (): boolean => pressed;
