// The facts of saved decks, with the lines that the rules cannot read.
import { loadCatalogue } from "../../cards/catalogue.js";
import type { Choosable } from "../../deck-lists/kept.js";
import { inBackground } from "../../engine/background.js";
import { type DeckFacts, deckFacts } from "./deck-facts.js";

interface OwnDeck {
  readonly deck: Choosable;
  readonly facts: DeckFacts;
  readonly unread: readonly string[];
}

export async function ownFacts(decks: readonly Choosable[]): Promise<readonly OwnDeck[]> {
  const { all } = await loadCatalogue();
  const read: OwnDeck[] = [];
  // One after the other, because a newer question replaces one that waits.
  for (const deck of decks) {
    const { problems } = await inBackground("deck", deck.list);
    read.push({ deck, facts: deckFacts(deck.list, all), unread: problems.map(({ text }) => text) });
  }
  return read;
}
