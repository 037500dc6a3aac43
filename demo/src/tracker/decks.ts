// Ids of the decks in a tracked game, stored beside it on this device only.
import { keepBeside, keptBeside } from "./kept.js";

/** Id of the deck of each seat. Empty if unknown. */
export type KnownDecks = readonly [string, string];

/** Returns the decks stored for a game. Damaged data counts as unknown. */
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
