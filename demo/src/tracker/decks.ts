// Decks that are known to be played in a game, by their ids: kept beside it, on this device alone.
import { keepBeside, keptBeside } from "./kept.js";

/** For each seat the id of a deck; empty for one that nobody knows. */
export type KnownDecks = readonly [string, string];

/** Returns the decks that were named for a game; what is damaged names none. */
export function knownDecks(id: string): KnownDecks {
  try {
    const value: unknown = JSON.parse(keptBeside(id, "decks") ?? "[]");
    const [one, other] = Array.isArray(value) ? value : [];
    return [typeof one === "string" ? one : "", typeof other === "string" ? other : ""];
  } catch {
    return ["", ""];
  }
}

export const keepKnownDecks = (id: string, decks: KnownDecks): boolean =>
  keepBeside(id, "decks", JSON.stringify(decks));
