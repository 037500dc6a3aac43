// The bar of a player: character, mode and figures. It opens to show the public cards.
import type { CardView, Observation } from "altmode/deckbuilder/slim";
import { engineLang, t } from "../../messages/index.js";
import { useRegion } from "../../table/region.js";
import { figuresOf, nameOf } from "./words.js";

interface Props {
  seat: number;
  observation: Observation;
  isBot: boolean;
}

export function Bar({ seat, observation, isBot }: Props) {
  const region = useRegion();
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
            {figures.map(([key, name, value]) => (
              <span key={key} class={`figure-${key}`}>
                {name} <b>{value}</b>
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
            {zones.map(([zone, cards]) =>
              zone.startsWith("known") && cards.length === 0 ? null : (
                <div key={zone}>
                  <dt>{t(`deckbuilder.zone.${zone}`)}</dt>
                  <dd>
                    {cards.length === 0 ? (
                      t("deckbuilder.none")
                    ) : (
                      <span lang={engineLang()}>{cards.map(nameOf).join(", ")}</span>
                    )}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </div>
      </details>
    </section>
  );
}

const isKnown = ({ card }: CardView): boolean => card !== undefined;
