// Things of the table that moves are about: a space of the Matrix, or equal cards of a hand.
import type { Action, CardView, SpaceView } from "altmode/deckbuilder/slim";

/** The tapped thing: the cards of a pile, or a space. */
export type Chosen = { readonly cards: readonly number[]; readonly space?: string } | undefined;
export type Thing = NonNullable<Chosen>;

export const isAbout = (action: Action, chosen: Chosen): boolean =>
  chosen !== undefined &&
  (("space" in action && action.space !== undefined && action.space === chosen.space) ||
    ("card" in action && action.card !== undefined && chosen.cards.includes(action.card)));

/** Returns a space with the card in it. */
export const thingOf = ({ space, card }: SpaceView): Thing => ({
  space,
  cards: card?.id === undefined ? [] : [card.id],
});

/** Returns the numbers of the cards of a hand with this id. */
export const idsOf = (hand: readonly CardView[], card: string): number[] =>
  hand.flatMap(({ id, card: other }) => (other === card && id !== undefined ? [id] : []));
