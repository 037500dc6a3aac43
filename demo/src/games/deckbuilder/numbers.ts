// The printed numbers of cards and characters.
import type { Card } from "altmode/deckbuilder/slim";
import { t } from "../../messages/index.js";

/** Returns the numbers of a card in words: cost, Power with Range, Move. */
export function numbersOf(card: Pick<Card, "cost" | "power" | "range" | "move">): string {
  const parts = [
    card.cost === null ? "" : t("deckbuilder.cost", { value: card.cost }),
    card.power === null ? "" : t("deckbuilder.power", { value: card.power, range: card.range ?? 0 }),
    card.move === null ? "" : t("deckbuilder.move", { value: card.move }),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}
