// The hand of the person who holds the screen, with equal cards as piles.
import type { CardView } from "altmode/unmatched/slim";
import type { ComponentChildren } from "preact";
import { t } from "../../messages/index.js";
import { Hand, type Pile } from "../../table/hand.js";
import { CardFace, cardLabel } from "./card-face.js";
import { textOf } from "./card-text.js";
import type { Pick, Thing } from "./pick.js";
import type { Cards } from "./words.js";

interface Props {
  hero: string;
  hand: readonly CardView[];
  cards: Cards;
  pick: Pick;
  children?: ComponentChildren;
}

/** Returns the cards of a hand by their ids in the catalogue. */
export function pilesOf(hand: readonly CardView[]): ReadonlyMap<string, readonly number[]> {
  const piles = new Map<string, number[]>();
  for (const { id, card } of hand) {
    if (id === undefined || card === undefined) continue;
    piles.set(card, [...(piles.get(card) ?? []), id]);
  }
  return piles;
}

export const thingsOfPile = (ids: readonly number[]): Thing[] => ids.map((id) => `card ${id}` as const);

export function HandView({ hero, hand, cards, pick, children }: Props) {
  const piles = pilesOf(hand);
  // The list of moves has only one of equal cards.
  const markOf = (ids: readonly number[]) => {
    const marks = thingsOfPile(ids).map(pick.markOf);
    return marks.find((mark) => mark === "chosen") ?? marks.find((mark) => mark !== "dim") ?? marks[0];
  };
  const shown = [...piles].flatMap(([id, ids]): Pile[] => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const count = ids.length > 1 ? `, ${t("table.copies", { count: ids.length })}` : "";
    return [
      {
        key: id,
        label: `${cardLabel(card)}${count}`,
        text: textOf(card),
        face: <CardFace card={card} />,
        ids,
        mark: markOf(ids),
      },
    ];
  });
  return (
    <Hand
      label={t("table.hand-of", { name: hero })}
      piles={shown}
      onTap={(key) => pick.tap(thingsOfPile(piles.get(key) ?? []))}
    >
      {children}
    </Hand>
  );
}
