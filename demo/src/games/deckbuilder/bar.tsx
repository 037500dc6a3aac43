// The bar of a player: character, mode and figures. It opens to show the public cards.
import type { Card, CardView, Observation } from "altmode/deckbuilder/slim";
import { useState } from "preact/hooks";
import { engineLang, t } from "../../messages/index.js";
import { TableDialog } from "../../table/dialog.js";
import { useRegion } from "../../table/region.js";
import { memo } from "../../ui/memo.js";
import { CardFace } from "./card-face.js";
import { type Cards, figuresOf, nameOf } from "./words.js";

interface Props {
  seat: number;
  observation: Observation;
  isBot: boolean;
  cards: Cards;
}

export const Bar = memo(({ seat, observation, isBot, cards }: Props) => {
  const region = useRegion();
  const [read, setRead] = useState<Card>();
  const player = observation.players[seat];
  if (player === undefined) return null;
  const active = observation.active === seat && observation.outcome === null;
  const counts = { hand: player.hand.length, deck: player.deck, discard: player.discard.length };
  const known = observation.seat === null || observation.seat === seat ? [] : player.hand.filter(isKnown);
  const zones = [
    ["played", player.played],
    ["discard", player.discard],
    ["damage", player.damage],
    ["vault", player.vault],
    ["known-hand", known],
    ["known-deck", observation.seat === null ? [] : player.knownDeck.map(({ card }) => card)],
  ] as const;
  const figures = figuresOf(player);
  return (
    <section
      class={`build-bar team-${player.team}${active ? " active" : ""}`}
      aria-label={region.label(player.name)}
      data-testid={`bar-${seat}`}
    >
      <details
        name="build-bar"
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") currentTarget.open = false;
        }}
      >
        <summary>
          <span class="build-who">
            <h2>{isBot ? t("deckbuilder.bot-name", { name: player.name }) : player.name}</h2>{" "}
            <small>
              {t(`deckbuilder.mode-of.${player.mode}`)}
              {active ? ` · ${t("deckbuilder.active")}` : ""}
            </small>
          </span>
          <span class="build-figures">
            {figures.map(([key, name, value, short]) => (
              <span key={key} class={`figure-${key}`}>
                {name} <b class={short && "long"}>{value}</b>
                {short ? <b class="short">{short}</b> : null}
              </span>
            ))}
          </span>
          <span class="build-counts">{t("deckbuilder.counts", counts)}</span>
        </summary>
        <div class="panel build-zones" data-testid={`zones-${seat}`}>
          <p>
            <strong>{player.name}</strong> · {t("deckbuilder.counts", counts)}
          </p>
          <dl>
            {figures.map(([key, name, value]) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <dl class="build-lists">
            {zones.map(([zone, held]) =>
              zone.startsWith("known") && held.length === 0 ? null : (
                <div key={zone}>
                  <dt>{t(`deckbuilder.zone.${zone}`)}</dt>
                  <dd>
                    {held.length === 0
                      ? t("deckbuilder.none")
                      : held.map((card, index) => (
                          <Name
                            key={card.id ?? index}
                            card={card}
                            face={cards.get(card.card ?? "")}
                            onRead={setRead}
                          />
                        ))}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </div>
      </details>
      {read ? (
        <TableDialog title={read.name} named onClose={() => setRead(undefined)}>
          <CardFace card={read} />
        </TableDialog>
      ) : null}
    </section>
  );
});

interface NameProps {
  card: CardView;
  face: Card | undefined;
  onRead: (card: Card) => void;
}

/** The name of a card, which opens the card. */
const Name = ({ card, face, onRead }: NameProps) =>
  face === undefined ? (
    <span>{nameOf(card)}</span>
  ) : (
    <button type="button" class="small-button" lang={engineLang()} onClick={() => onRead(face)}>
      {face.name}
    </button>
  );

const isKnown = ({ card }: CardView): boolean => card !== undefined;
