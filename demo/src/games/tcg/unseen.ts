// The cards of a player's own deck that have not been seen, from the deck's list.
import type { PlayerView } from "altmode/tcg/slim";
import type { CardFacts, Catalogue } from "../../cards/catalogue.js";
import { cardsOf } from "./deck-facts.js";

export interface Unseen {
  readonly cards: readonly { readonly card: CardFacts; readonly count: number }[];
  /** Chances that the next flipped card has an icon. */
  readonly odds: readonly { readonly color: CardFacts["icons"][number]; readonly chance: number }[];
}

/**
 * Returns the cards that are left in a deck, or `undefined` if they are not known exactly: a card of the list is hidden
 * elsewhere, or one of another list was shuffled in.
 */
export function unseenOf(
  { hand, scrap, played, ko, characters, deck }: PlayerView,
  list: string,
  { all, byId }: Catalogue,
): Unseen | undefined {
  const left = new Map<string, { card: CardFacts; count: number }>();
  for (const { card, count } of cardsOf(list, all))
    if (card.kind === "battle") {
      const known = left.get(card.fullName)?.count ?? 0;
      left.set(card.fullName, { card, count: known + count });
    }
  const upgrades = characters.flatMap((each) => each.upgrades);
  for (const { card } of [...hand.cards, ...scrap, ...played, ...ko, ...upgrades]) {
    const entry = left.get(byId.get(card ?? "")?.fullName ?? "");
    if (entry) entry.count -= 1;
  }
  const cards = [...left.values()].filter(({ count }) => count !== 0);
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  if (total !== deck.count || cards.some(({ count }) => count < 0)) return undefined;
  const colors = new Set(cards.flatMap(({ card }) => card.icons));
  return {
    cards,
    odds: [...colors].map((color) => ({
      color,
      chance:
        cards.reduce((sum, { card, count }) => sum + (card.icons.includes(color) ? count : 0), 0) / total,
    })),
  };
}
