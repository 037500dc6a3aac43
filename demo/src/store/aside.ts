// Stored data that could not be read. It is put aside under a key of its own, where nothing overwrites it, until the visitor
// has saved it as a file or deletes it.
import { isEngineError } from "../engine/errors.js";
import { t } from "../messages/index.js";
import { forget, places, readText, writeJson, writeText } from "./storage.js";

const PREFIX = "aside.";

/** Data that was put aside. */
export interface Aside {
  /** Place where it was put. */
  readonly key: string;
  /** Place from which it was read. */
  readonly place: string;
  /** Name by which the visitor knows it; may be empty. */
  readonly title: string;
  /** The reason why it could not be read. */
  readonly cause: string;
  /** Time in milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

const listeners = new Set<() => void>();

/** Registers a listener for changes of what is put aside. Returns a function that removes it. */
export function onAside(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// Later, because data may be read while a component is drawn.
const changed = () =>
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });

/** Returns what was put aside from some places and from places below them, newest first. */
export function asideFrom(wanted: readonly string[]): readonly Aside[] {
  const found = places(PREFIX).flatMap((key): Aside[] => {
    try {
      const { place, title, cause, at, text } = JSON.parse(readText(key) ?? "");
      return [{ key, place, title, cause, at, text }];
    } catch {
      return [];
    }
  });
  const isWanted = ({ place }: Aside) =>
    wanted.some((each) => place === each || place.startsWith(`${each}.`));
  return found.filter(isWanted).sort((one, other) => other.at - one.at);
}

export function forgetAside({ key }: Aside): void {
  forget(key);
  changed();
}

/** Puts a part of what is stored at a place aside. Returns whether the browser stored it. */
export function putTextAside(place: string, text: string, cause: string, title = ""): boolean {
  if (asideFrom([place]).some((each) => each.text === text)) return true;
  const at = Date.now();
  const key = `${PREFIX}${place}.${at.toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  const stored = writeText(key, JSON.stringify({ place, title, cause, at, text }));
  changed();
  return stored;
}

/** Puts all that is stored at a place aside, and frees the place. */
export function putAside(place: string, cause: string, title = ""): void {
  const text = readText(place);
  if (text === undefined) return;
  const stored = putTextAside(place, text, cause, title);
  forget(place);
  // A full storage has no room for two copies.
  if (!stored && !putTextAside(place, text, cause, title)) writeText(place, text);
}

/** Returns what `read` makes of the value stored at a place. Damaged text, and a value that it refuses, are put aside. */
export function readOrPutAside<T>(place: string, read: (value: unknown) => T | undefined): T | undefined {
  const text = readText(place);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    putAside(place, t("aside.damaged"));
    return undefined;
  }
  const found = value === null ? undefined : read(value);
  if (found === undefined && value !== null) putAside(place, t("aside.strange"));
  return found;
}

/** Returns the items of a stored list. Those that `read` refuses are put aside, and the others stay. */
export function listOrPutAside<T>(place: string, read: (item: unknown) => T | undefined): T[] {
  const list =
    readOrPutAside(place, (value) => (Array.isArray(value) ? (value as unknown[]) : undefined)) ?? [];
  const good = list.filter((item) => read(item) !== undefined);
  if (good.length < list.length) {
    const bad = list.filter((item) => !good.includes(item));
    const aside = bad.every((item) =>
      putTextAside(place, JSON.stringify(item), t("aside.strange"), titleOf(item)),
    );
    if (aside) writeJson(place, good);
  }
  return good.flatMap((item) => read(item) ?? []);
}

/** Returns the name that an item has in any case. */
function titleOf(item: unknown): string {
  const { name, title, id } = (item ?? {}) as Record<string, unknown>;
  return [name, title, id].find((text): text is string => typeof text === "string") ?? "";
}

/** Errors of the engine that say nothing about the data. */
const passing = ["out-of-memory", "internal", "closed", "freed", "load-failed", "worker-failed"];

/** Returns the engine's reason why data cannot be read, or `undefined` for any other error. */
export const unreadable = (error: unknown): string | undefined =>
  isEngineError(error) && !passing.includes(error.code) ? error.message : undefined;

/**
 * Opens the data stored at a place. Returns `undefined` if the engine cannot read it, and puts it aside. Other errors, such as a
 * module that cannot be loaded, are thrown.
 */
export async function openOrPutAside<T>(
  place: string,
  title: string,
  open: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    const cause = unreadable(error);
    if (cause === undefined) throw error;
    putAside(place, cause, title);
    return undefined;
  }
}
