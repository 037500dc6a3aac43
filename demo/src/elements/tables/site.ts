// Replaces the parts of the page that tables use, in pages of others: the build resolves those imports to this file. A site keeps
// its address, its language and its colours, and elements store nothing in its name: settings of a table last until the visit
// ends.

/** No settings of language and theme, which are those of the site. */
export const Settings = () => null;

/** A table has the box of its element, not the screen. */
export const useWholeScreen = (): void => undefined;

/** The notes of a first game are not shown: who plays in a page of others would see them at each visit. */
const texts = new Map([["coached", "yes"]]);

export const readText = (place: string): string | undefined => texts.get(place);
export function writeText(place: string, text: string): boolean {
  texts.set(place, text);
  return true;
}
export const forget = (place: string): void => void texts.delete(place);
export const places = (): readonly string[] => [];
export const readJson = (): undefined => undefined;
/** Games are not kept. */
export const writeJson = (): boolean => true;
export const onOtherTab = () => () => undefined;

/** The element that had the focus last, also in the tree of an element. */
let focused: Node | undefined;
/** Whether a press has begun and its click is still to come. */
let pressed = false;
const listen = (type: string, listener: (event: Event) => void) =>
  globalThis.addEventListener?.(type, listener, { capture: true });
listen("focusin", (event) => {
  const [target] = event.composedPath();
  focused = target instanceof Node ? target : undefined;
});
listen("pointerdown", () => {
  pressed = true;
});
for (const end of ["click", "keydown", "pointercancel"])
  listen(end, () => {
    pressed = false;
  });

/** Returns whether a table has removed the focused element. A table that opens takes no focus from the site. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return (
    (activeElement === null || activeElement === document.body) &&
    focused !== undefined &&
    !focused.isConnected
  );
}
export const isPressed = (): boolean => pressed;
