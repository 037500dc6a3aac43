// The hand of the person who holds the screen, with equal cards as piles.
import type { CardView } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import type { CardFacts } from "../../cards/catalogue.js";
import { t } from "../../messages/index.js";
import { Hand, type Pile } from "../../table/hand.js";
import { BattleCard, cardLabel } from "./battle-card.js";
import type { Pick } from "./pick.js";
import type { Thing } from "./subject.js";

interface Props {
  name: string;
  hand: readonly CardView[];
  cards: ReadonlyMap<string, CardFacts>;
  pick: Pick;
  children?: ComponentChildren;
}

/** Returns the cards of a hand by their ids in the catalogue. */
export function pilesOf(hand: readonly CardView[]): ReadonlyMap<string, readonly Thing[]> {
  const piles = new Map<string, Thing[]>();
  for (const { id, card } of hand) {
    if (id === undefined || card === undefined) continue;
    piles.set(card, [...(piles.get(card) ?? []), `card ${id}`]);
  }
  return piles;
}

export function HandView({ name, hand, cards, pick, children }: Props) {
  const piles = pilesOf(hand);
  const markOf = (things: readonly Thing[]) => {
    const marks = things.map(pick.markOf);
    return marks.find((mark) => mark === "chosen") ?? marks.find((mark) => mark !== "dim") ?? marks[0];
  };
  const shown = [...piles].flatMap(([key, things]): Pile[] => {
    const card = cards.get(key);
    if (card === undefined) return [];
    const count = things.length > 1 ? `, ${t("table.copies", { count: things.length })}` : "";
    return [
      {
        key,
        label: `${cardLabel(card)}${count}`,
        text: card.text,
        face: <BattleCard card={card} />,
        ids: things,
        mark: markOf(things),
      },
    ];
  });
  return (
    <Hand
      label={t("table.hand-of", { name })}
      piles={shown}
      onTap={(key) => {
        const things = piles.get(key) ?? [];
        const [first] = things;
        const chosen = things.find((thing) => thing === pick.chosen);
        if (first !== undefined) pick.tap(chosen ?? first);
      }}
    >
      {children}
    </Hand>
  );
}
