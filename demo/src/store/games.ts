// Storage of recorded games: each under its id, and a list of them. Several screens keep games, each under a prefix.
import { t } from "../messages/index.js";
import { listOrPutAside, putAside, unreadable } from "./aside.js";
import { forget, onOtherTab, places, readText, writeJson, writeText } from "./storage.js";

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

/** A recorded game. */
export interface Recorded<View> {
  view(): View;
  export(): { readonly id: string };
  merge(other: never): unknown;
}

/** Returns the reason why a text cannot be read, or `undefined` for any other error. */
const causeOf = (error: unknown): string | undefined =>
  error instanceof SyntaxError ? t("aside.damaged") : unreadable(error);

/**
 * The recorded games of a screen.
 *
 * @param sound drops what is damaged in the summary of a game, but keeps the game
 * @param listedAs returns the summary of a game
 */
export function gameStore<T extends Entry, View>(
  prefix: string,
  sound: (entry: Entry & Partial<T>) => T,
  listedAs: (view: View) => Omit<T, "id" | "changed">,
) {
  const list = `${prefix}.games`;
  const place = (id: string) => `${prefix}.game.${id}`;
  /** Returns the list of games, newest first. Games that a damaged list has lost are in it too. */
  const all = (): T[] => {
    const listed = listOrPutAside(list, (entry) => (isEntry(entry) ? entry : undefined));
    const lost = places(place("")).flatMap((found): Entry[] => {
      const id = found.slice(place("").length);
      return listed.some((entry) => entry.id === id) ? [] : [{ id, title: id, changed: 0 }];
    });
    return [...listed, ...lost]
      .map((entry) => sound(entry as Entry & Partial<T>))
      .sort((one, other) => other.changed - one.changed);
  };
  const text = (id: string): string | undefined => readText(place(id));
  const drop = (id: string) =>
    writeJson(
      list,
      all().filter((game) => game.id !== id),
    );
  /** Puts a game aside, and takes it off the list. */
  const putGameAside = (id: string, cause: string) => {
    const title = all().find((game) => game.id === id)?.title;
    putAside(place(id), cause, title);
    drop(id);
  };
  return {
    /** Name of the screen. */
    name: prefix,
    all,
    /** Returns the exported text of a game, or `undefined` if there is none. */
    text,
    /** Opens a game. One that cannot be read is put aside, and the error says so. */
    open: <M>(id: string, rules: { import(text: string): M }): M => {
      const kept = text(id);
      if (kept === undefined) throw new Error(t("tracker.no-such-game"));
      try {
        return rules.import(kept);
      } catch (error) {
        const cause = causeOf(error);
        if (cause === undefined) throw error;
        putGameAside(id, cause);
        throw new Error(t("tracker.damaged-game", { message: cause }));
      }
    },
    /** Merges what is kept of a game into it. What cannot be read is put aside. */
    merge: (id: string, match: { merge(other: never): unknown }): void => {
      const kept = text(id);
      if (kept === undefined) return;
      try {
        match.merge(JSON.parse(kept) as never);
      } catch (error) {
        const cause = causeOf(error);
        if (cause === undefined) throw error;
        putGameAside(id, cause);
      }
    },
    /** Stores a game and its summary. Returns its id. Throws a readable error if the browser does not keep it. */
    keep: (match: Omit<Recorded<View>, "merge">): string => {
      const game = match.export();
      const kept = writeText(place(game.id), JSON.stringify(game));
      const others = all().filter(({ id }) => id !== game.id);
      const entry = { ...listedAs(match.view()), id: game.id, changed: Date.now() };
      if (!writeJson(list, [entry, ...others]) || !kept) throw new Error(t("error.storage"));
      return game.id;
    },
    forget: (id: string): void => {
      forget(place(id));
      drop(id);
    },
    /** Registers a listener for exports that another tab stored. Returns a function that removes it. */
    onOther: (id: string, listener: (text: string) => void): (() => void) =>
      onOtherTab(place(id), (text) => {
        if (text !== undefined) listener(text);
      }),
  };
}

export type GameStore<T extends Entry, View> = ReturnType<typeof gameStore<T, View>>;
