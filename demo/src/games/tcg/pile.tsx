// A pile of cards, opened to be read.
import type { CardView, PlayerView } from "altmode/tcg/slim";
import type { CardFacts } from "../../cards/catalogue.js";
import { CardFace } from "../../cards/face.js";
import { t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";

export interface Pile {
  readonly title: string;
  readonly cards: readonly CardView[];
}

/** Returns a character and its Upgrades as a pile, with the character on top. */
export const wholeOf = (players: readonly PlayerView[], character: number): Pile[] =>
  players
    .flatMap(({ characters }) => characters)
    .filter(({ id }) => id === character)
    .map(({ id, card, fullName, upgrades }) => ({
      title: fullName,
      cards: [...upgrades, { id, card, faceDown: false }],
    }));

interface Props {
  pile: Pile;
  cards: ReadonlyMap<string, CardFacts>;
  onClose: () => void;
}

/** A dialog with the cards of a pile, the newest first. */
export const PileDialog = ({ pile, cards, onClose }: Props) => (
  <TableDialog title={pile.title} onClose={onClose}>
    {[...pile.cards].reverse().map(({ id, card }, index) => {
      const facts = cards.get(card ?? "");
      return facts ? (
        <CardFace key={id ?? index} card={facts} level={3} />
      ) : (
        <p key={id ?? index}>{t("play.face-down")}</p>
      );
    })}
  </TableDialog>
);
