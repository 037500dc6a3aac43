// The bar of a player: character, mode, Power, Energon, Damage, victory points, and the numbers of cards.
import type { Observation } from "altmode/deckbuilder/slim";
import { t } from "../messages/index.js";
import { figuresOf } from "./words.js";

interface Props {
  seat: number;
  observation: Observation;
  isBot: boolean;
}

export function Bar({ seat, observation, isBot }: Props) {
  const player = observation.players[seat];
  if (player === undefined) return null;
  const active = observation.active === seat && observation.outcome === null;
  const counts = { hand: player.hand.length, deck: player.deck, discard: player.discard.length };
  return (
    <section
      class={`build-bar team-${player.team}${active ? " active" : ""}`}
      aria-label={player.name}
      data-testid={`bar-${seat}`}
    >
      <h2>
        {isBot ? t("deckbuilder.bot-name", { name: player.name }) : player.name}
        <small>
          {" "}
          {t(`deckbuilder.mode-of.${player.mode}`)}
          {active ? ` · ${t("deckbuilder.active")}` : ""}
        </small>
      </h2>
      <dl class="build-figures">
        {figuresOf(player).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="build-counts">{t("deckbuilder.counts", counts)}</p>
    </section>
  );
}
