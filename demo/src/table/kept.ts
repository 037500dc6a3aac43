// The storage of the game on a table, so that closing the tab loses nothing.
import { openOrPutAside, readOrPutAside } from "../store/aside.js";
import { forget, writeJson } from "../store/storage.js";
import { fromBase64, toBase64 } from "../ui/base64.js";

/** A stored game. */
export interface Kept {
  readonly save: string;
  /** Whether the game was open when the page was left, so that a reload continues it. */
  readonly open: boolean;
}

/**
 * Returns the access to the game that is stored at a place.
 *
 * @param from reads what is stored beside the save; `undefined` for damaged data
 */
export function keptGame<T extends object>(
  place: string,
  from: (value: Record<string, unknown>) => T | undefined,
) {
  /** Returns the stored game. One that cannot be read is put aside. */
  const read = (): (T & Kept) | undefined =>
    readOrPutAside(place, (value) => {
      if (typeof value !== "object" || value === null) return undefined;
      const { save, open, ...rest } = value as Record<string, unknown>;
      const beside = typeof save === "string" ? from(rest) : undefined;
      return beside && { ...beside, save: String(save), open: open === true };
    });
  return {
    place,
    read,
    /** Stores the open game. Returns whether the browser stored it. */
    keep: (save: Uint8Array, beside: T): boolean =>
      writeJson(place, { save: toBase64(save), ...beside, open: true }),
    /** Notes that the table was left, so that a reload shows the set-up. */
    close: () => {
      const kept = read();
      if (kept) writeJson(place, { ...kept, open: false });
    },
    forget: () => forget(place),
    /** Restores a stored game. A damaged or foreign save is put aside under its title. */
    restore: <S>({ save }: Kept, title: string, restore: (save: Uint8Array) => Promise<S>) =>
      openOrPutAside(place, title, async () => restore(fromBase64(save))),
  };
}

export type KeptGame<T extends object> = ReturnType<typeof keptGame<T>>;
