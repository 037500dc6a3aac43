// Storage of recorded games: each under its id, and a list of them. Several screens keep games, each under a prefix.
import { forget, onOtherTab, readJson, readText, writeJson, writeText } from "./storage.js";

/** Entry of a list of games, readable without loading the game. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** Time of the last change, in milliseconds since 1970. */
  readonly changed: number;
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    /^[0-9a-f]{8}$/.test(value.id) &&
    "title" in value &&
    typeof value.title === "string" &&
    "changed" in value &&
    typeof value.changed === "number"
  );
}

/** The recorded games of a screen. `sound` drops what is damaged in the summary of a game, but keeps the game. */
export function gameStore<T extends Entry>(prefix: string, sound: (entry: Entry & Partial<T>) => T) {
  const list = `${prefix}.games`;
  const place = (id: string) => `${prefix}.game.${id}`;
  /** Returns the list of games, newest first. */
  const all = (): T[] => {
    const kept = readJson(list);
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isEntry)
      .map((entry) => sound(entry as Entry & Partial<T>))
      .sort((one, other) => other.changed - one.changed);
  };
  return {
    all,
    /** Returns the exported text of a game, or `undefined` if there is none. */
    text: (id: string): string | undefined => readText(place(id)),
    /** Stores a game and its summary. Returns whether the browser stored it. */
    keep: (game: { readonly id: string }, summary: Omit<T, "id" | "changed">): boolean => {
      const kept = writeText(place(game.id), JSON.stringify(game));
      const others = all().filter(({ id }) => id !== game.id);
      return writeJson(list, [{ ...summary, id: game.id, changed: Date.now() }, ...others]) && kept;
    },
    forget: (id: string): void => {
      writeJson(
        list,
        all().filter((game) => game.id !== id),
      );
      forget(place(id));
    },
    /** Registers a listener for exports that another tab stored. Returns a function that removes it. */
    onOther: (id: string, listener: (text: string) => void): (() => void) =>
      onOtherTab(place(id), (text) => {
        if (text !== undefined) listener(text);
      }),
  };
}
