// Contents of boosters, from the facts of the cards. How rarities are mixed was never published: each card of a set is as
// likely as any other of its kind, which is what the package supposes too.
import type { Booster, BoosterCards } from "altmode/tournament/slim";
import type { CardFacts, Catalogue } from "../../cards/catalogue.js";

/** Sets that were sold in boosters with a number of characters that a draft can live on. */
export const boosterSets = ["w1", "w2", "w3", "w4", "w5"] as const;
export type BoosterSet = (typeof boosterSets)[number];

export function cardsOf({ all }: Catalogue, set: BoosterSet): BoosterCards {
  const printed = all.filter((card) => card.set === set && card.rarity !== null);
  const listed = (kind: CardFacts["kind"]) =>
    printed
      .filter((card) => card.kind === kind)
      .map(({ id, rarity }) => ({ card: id, rarity: rarity ?? "" }));
  return { characters: listed("character"), battle: listed("battle") };
}

/** The name of each card, counted, in the order of the alphabet. */
export function counted({ byId }: Catalogue, cards: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = byId.get(card)?.fullName ?? card;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${count} ${name}`);
}

export const contents = (boosters: readonly Booster[]) =>
  boosters.flatMap(({ characters, battle }) => [...characters, ...battle]);
