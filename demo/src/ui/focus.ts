// Moving the focus. Components do it in layout effects: other effects run after the next painting, when a quick
// person has already pressed the next key, which a late focus would send to another control.

/** Returns whether the focused element was removed from the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
