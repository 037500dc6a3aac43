// The bar of a player: name, numbers of cards, and what lies beside the team. Counts open the pile that they count.
import type { CardView, PlayerView } from "altmode/tcg/slim";
import { engineLang, t } from "../../messages/index.js";
import { useRegion } from "../../table/region.js";
import { memo } from "../../ui/memo.js";
import { handOf, type Pile } from "./pile.js";

interface Props {
  player: PlayerView;
  name: string;
  deckName: string;
  active: boolean;
  onPile: (pile: Pile) => void;
  /** Opens what is known of the deck, or the cards with rules for the Tower. */
  onOpen: (what: "deck" | "tower", title: string) => void;
}

export const Bar = memo(({ player, name, deckName, active, onPile, onOpen }: Props) => {
  const region = useRegion();
  const { seat, hand, deck, scrap, tower, played, stratagems } = player;
  const titled = (pile: string) => `${name}: ${pile}`;
  const secret = played.filter(({ faceDown }) => faceDown);
  const beside: readonly (readonly [string, readonly CardView[]])[] = [
    [t("decks.part.stratagems"), stratagems],
    [t("play.played"), secret],
  ];
  return (
    <section
      class={`bot-bar side-${seat}${active ? " active" : ""}`}
      aria-label={region.label(name)}
      data-testid={`bar-${seat}`}
    >
      <h2>
        {name} <small lang={engineLang()}>{deckName}</small>
      </h2>
      <p class="bot-counts">
        <button
          type="button"
          class="count-button"
          onClick={() => onPile(handOf(player, titled(t("play.zone.hand", { count: hand.count }))))}
        >
          {t("play.zone.hand", { count: hand.count })}
        </button>
        <button
          type="button"
          class="count-button"
          onClick={() => onOpen("deck", titled(t("play.zone.deck", { count: deck.count })))}
        >
          {t("play.zone.deck", { count: deck.count })}
        </button>
        <button
          type="button"
          class="count-button"
          disabled={scrap.length === 0}
          onClick={() => onPile({ title: titled(t("play.scrap-pile")), cards: scrap })}
        >
          {t("play.zone.scrap", { count: scrap.length })}
        </button>
        {beside.map(([title, cards]) =>
          cards.length === 0 ? null : (
            <button
              type="button"
              class="count-button"
              key={title}
              onClick={() => onPile({ title: titled(title), cards })}
            >
              {title} {cards.length}
            </button>
          ),
        )}
        {tower > 0 ? (
          <button
            type="button"
            class="count-button"
            onClick={() => onOpen("tower", titled(t("play.zone.tower", { count: tower })))}
          >
            {t("play.zone.tower", { count: tower })}
          </button>
        ) : null}
        {player.noMoreActions ? <span>{t("play.no-more-actions")}</span> : null}
        {player.drawsGoToOpponent ? <span>{t("play.draws-go-to-opponent")}</span> : null}
      </p>
    </section>
  );
});
