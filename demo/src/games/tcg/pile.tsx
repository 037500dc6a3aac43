// A pile of cards, opened to be read: a discard pile, what is known of a hand, and what is known of a deck.
import type { CardView, PlayerView } from "altmode/tcg/slim";
import type { Catalogue } from "../../cards/catalogue.js";
import { CardFace } from "../../cards/face.js";
import { BattleIcon } from "../../cards/icons.js";
import { engineLang, t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { percent } from "../../ui/words.js";
import { type Unseen, unseenOf } from "./unseen.js";

export interface Pile {
  readonly title: string;
  /** Whether the title is the name of the card on top. */
  readonly named?: boolean;
  readonly cards: readonly CardView[];
  /** The number of cards, of which the others are hidden. */
  readonly count?: number;
  readonly unseen?: Unseen | undefined;
}

/** Returns a character and its Upgrades as a pile, with the character on top. */
export const wholeOf = (players: readonly PlayerView[], character: number): Pile[] =>
  players
    .flatMap(({ characters }) => characters)
    .filter(({ id }) => id === character)
    .map(({ id, card, fullName, upgrades }) => ({
      title: fullName,
      named: true,
      cards: [...upgrades, { id, card, faceDown: false }],
    }));

/** Returns what is known of a hand. */
export const handOf = ({ hand }: PlayerView, title: string): Pile => ({ title, ...hand });

/** Returns what is known of a deck, with its list if that is known. */
export const deckOf = (
  player: PlayerView,
  title: string,
  list: string | undefined,
  catalogue: Catalogue,
): Pile => ({
  title,
  count: player.deck.count,
  // The top card comes last, as in other piles.
  cards: player.deck.known.toSorted((one, other) => (other.index ?? 0) - (one.index ?? 0)),
  unseen: list === undefined ? undefined : unseenOf(player, list, catalogue),
});

/** Returns the characters with rules for the Tower. */
export const towerOf = ({ characters }: PlayerView, title: string, { byId }: Catalogue): Pile => ({
  title,
  cards: characters
    .filter(({ card }) => /\bTower\b/.test(JSON.stringify(byId.get(card)?.modes ?? {})))
    .map(({ id, card }) => ({ id, card })),
});

interface Props {
  pile: Pile;
  cards: Catalogue["byId"];
  onClose: () => void;
}

/** A dialog with the cards of a pile, the newest first. */
export const PileDialog = ({ pile: { title, named, cards: held, count, unseen }, cards, onClose }: Props) => (
  <TableDialog title={title} named={named} onClose={onClose}>
    {count === undefined || held.length === count || unseen ? null : (
      <p>{t("tcg.pile-known", { known: held.length, count })}</p>
    )}
    {[...held].reverse().map(({ id, card, index }, place) => {
      const facts = cards.get(card ?? "");
      return (
        <div key={id ?? place}>
          {index === undefined ? null : <p>{t("tcg.deck-place", { place: index + 1 })}</p>}
          {facts ? (
            <CardFace card={facts} level={named && place === 0 ? 2 : 3} />
          ) : (
            <p>{t("play.face-down")}</p>
          )}
        </div>
      );
    })}
    {unseen === undefined ? null : (
      <>
        <h3>{t("tcg.next-flip")}</h3>
        <ul class="row flip-odds">
          {unseen.odds.map(({ color, chance }) => (
            <li key={color}>
              <BattleIcon color={color} /> {percent(chance)}
            </li>
          ))}
        </ul>
        <h3>{t("tcg.deck-left")}</h3>
        <ul lang={engineLang()}>
          {unseen.cards.map(({ card, count: copies }) => (
            <li key={card.id}>
              {copies} {card.fullName}
            </li>
          ))}
        </ul>
      </>
    )}
  </TableDialog>
);
