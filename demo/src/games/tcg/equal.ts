// Detects equal cards, for which the engine lists moves only once.
import type { CardView, Observation } from "altmode/tcg/slim";
import type { Thing } from "./subject.js";

/** For each card, all visibly equal cards in order. */
type Equals = ReadonlyMap<Thing, readonly Thing[]>;

/** Returns the equal cards in each hand, scrap pile and row of played cards. */
export function equalsOf({ players }: Observation): Equals {
  const found = new Map<Thing, readonly Thing[]>();
  for (const { hand, scrap, played, stratagems } of players)
    for (const place of [hand.cards, scrap, played, stratagems])
      for (const group of grouped(place)) for (const thing of group) found.set(thing, group);
  return found;
}

function grouped(cards: readonly CardView[]): Iterable<Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const { id, card, faceDown = false, turnedOver = false } of cards) {
    if (id === undefined || card === undefined) continue;
    const kind = `${card} ${faceDown} ${turnedOver}`;
    groups.set(kind, [...(groups.get(kind) ?? []), `card ${id}`]);
  }
  return groups.values();
}

/** Returns a thing and its equals, starting with the thing itself. */
export const withEquals = (equals: Equals, thing: Thing): readonly Thing[] => [
  thing,
  ...(equals.get(thing) ?? []).filter((other) => other !== thing),
];
