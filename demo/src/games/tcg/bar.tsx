// The bar of a player: name, numbers of cards, and what lies beside the team. Counts open the pile that they count.
import type { CardView, PlayerView } from "altmode/tcg/slim";
import { engineLang, t } from "../../messages/index.js";
import { useRegion } from "../../table/region.js";
import type { Pile } from "./pile.js";

interface Props {
  player: PlayerView;
  name: string;
  deckName: string;
  active: boolean;
  onPile: (pile: Pile) => void;
}

export function Bar({ player, name, deckName, active, onPile }: Props) {
  const region = useRegion();
  const { seat, hand, deck, scrap, tower, played, stratagems } = player;
  const secret = played.filter(({ faceDown }) => faceDown);
  const beside: readonly (readonly [string, readonly CardView[]])[] = [
    [t("play.stratagems"), stratagems],
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
        <span>{t("play.zone.hand", { count: hand.count })}</span>
        <span>{t("play.zone.deck", { count: deck.count })}</span>
        <button
          type="button"
          class="count-button"
          disabled={scrap.length === 0}
          onClick={() => onPile({ title: `${name}: ${t("play.scrap-pile")}`, cards: scrap })}
        >
          {t("play.zone.scrap", { count: scrap.length })}
        </button>
        {beside.map(([title, cards]) =>
          cards.length === 0 ? null : (
            <button
              type="button"
              class="count-button"
              key={title}
              onClick={() => onPile({ title: `${name}: ${title}`, cards })}
            >
              {title} {cards.length}
            </button>
          ),
        )}
        {tower > 0 ? <span>{t("play.zone.tower", { count: tower })}</span> : null}
        {player.noMoreActions ? <span>{t("play.no-more-actions")}</span> : null}
        {player.drawsGoToOpponent ? <span>{t("play.draws-go-to-opponent")}</span> : null}
      </p>
    </section>
  );
}
