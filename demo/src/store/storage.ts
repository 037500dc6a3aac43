// The browser's local storage, which may be full, forbidden or damaged: then the page goes on without it.

const PREFIX = "altmode.";

/** Thrown where the visitor must know that something was not kept. */
export class StorageFault extends Error {}

export function readText(place: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + place) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it was kept. */
export function writeText(place: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + place, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** What was kept as JSON; `undefined` when there is nothing or it can't be read. */
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

/** What this tab kept for itself until it is closed; `undefined` when there is nothing or it can't be read. */
export function readOwn(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something for this tab alone. Without room for it a reload finds less. */
export function writeOwn(place: string, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + place, JSON.stringify(value));
  } catch {
    // What is kept for all tabs is still there.
  }
}

/**
 * Calls back when another tab kept something in this place or forgot it, with the text that is there now; the answer ends
 * that. Who keeps what was read earlier, and not this, writes over what the other tab did.
 */
export function onOtherTab(place: string, listener: (text: string | undefined) => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + place) listener(newValue ?? undefined);
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
