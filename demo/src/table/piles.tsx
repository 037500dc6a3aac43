import type { ComponentChild } from "preact";
import { Fragment } from "preact";

interface Props {
  /** The cards in each pile that are known, the newest last. */
  piles: readonly (readonly [title: string, cards: readonly { id?: number; card?: string }[]])[];
  /** Draws a card. */
  face: (card: string) => ComponentChild;
}

/** The cards of piles, to be read: the newest first, without piles that have none. */
export const Piles = ({ piles, face }: Props) =>
  piles.map(([title, held]) =>
    held.length === 0 ? null : (
      <section key={title}>
        <h3>{title}</h3>
        {held.toReversed().map(({ id, card }, index) => (
          <Fragment key={id ?? index}>{face(card ?? "")}</Fragment>
        ))}
      </section>
    ),
  );
