// The decks of the package, in the place of those that the page keeps for its visitor.
import { decks } from "altmode/decks";
import type { AsyncTcg } from "altmode/worker/tcg";
import type { Choosable } from "../../deck-lists/kept.js";

let all: readonly Choosable[] = [];

/** Writes the decks as lists, which the calculator reads. */
export async function readDecks(tcg: AsyncTcg): Promise<void> {
  all = await Promise.all(
    decks.map(async (deck) => {
      const name = deck.name ?? "";
      return { id: name, name, list: await tcg.formatDeck(deck) };
    }),
  );
}

export const allDecks = (): readonly Choosable[] => all;
