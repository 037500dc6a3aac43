// Access to the browser's local storage. The page keeps working if it is full, disabled or damaged.

const PREFIX = "altmode.";

export function readText(place: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + place) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Returns whether the browser stored it. */
export function writeText(place: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + place, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the places in use that begin with a text. */
export function places(begin: string): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX + begin) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns the stored JSON value, or `undefined` if there is none or it is damaged. */
export function readJson(place: string): unknown {
  const text = readText(place);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(place: string, value: unknown): boolean {
  return writeText(place, JSON.stringify(value));
}

/** Returns the text of this tab's session storage, or `undefined` if there is none. */
export function readOwnText(place: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + place) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value in this tab's session storage. Failure is ignored, because only a reload needs it. */
export function writeOwn(place: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify(value));
  } catch {
    // The value in the local storage remains.
  }
}

/**
 * Registers a listener for changes of a storage key by another tab. It receives the new text, or `undefined`
 * if the key was removed. Returns a function that removes the listener. Without it, storing older data would
 * overwrite the other tab's changes.
 */
export function onOtherTab(place: string, listener: (text: string | undefined) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + place) listener(newValue ?? undefined);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
