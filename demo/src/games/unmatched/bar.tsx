// The bar of a player: hero, fighters with health, and the numbers of cards.
import type { FighterView, Observation } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { t } from "../../messages/index.js";
import { markClass, marked } from "../../table/marks.js";
import { useRegion } from "../../table/region.js";
import { useRoving } from "../../table/roving.js";
import { capital } from "../../ui/words.js";
import { type Facts, heroOf } from "./facts.js";
import { Information, type Shown } from "./information.js";
import type { Pick } from "./pick.js";
import { extrasOf } from "./things.js";
import { letters, Token } from "./token.js";
import type { Cards, Names } from "./words.js";

interface Props {
  seat: number;
  observation: Observation;
  names: Names;
  pick: Pick;
  isBot: boolean;
  /** The team, where there are teams. */
  team?: number | undefined;
  onTap: (fighter: number) => void;
  facts: Facts;
  cards: Cards;
}

export function Bar({ seat, observation, names, pick, isBot, team, facts, cards, onTap }: Props) {
  const player = observation.players[seat];
  const fighters = observation.fighters.filter(({ owner }) => owner === seat);
  const roving = useRoving();
  const region = useRegion();
  const [shows, setShows] = useState<Shown>();
  if (player === undefined) return null;
  const hero = names.seat(seat);
  const active = observation.active === seat && observation.outcome === null;
  const counts = { hand: player.hand.length, deck: player.deck, discard: player.discard.length };
  return (
    <section
      class={`duel-bar side-${seat}${active ? " active" : ""}`}
      aria-label={region.label(hero)}
      data-testid={`bar-${seat}`}
    >
      <h2>
        <button type="button" class="bar-button" onClick={() => setShows("hero")}>
          {isBot ? t("unmatched.bot-name", { hero }) : hero}
        </button>
        {team === undefined ? null : <small> {t("unmatched.team", { team: "AB".charAt(team) })}</small>}
        {player.out ? <small> {t("unmatched.is-out")}</small> : null}
        {active ? <small> {t("unmatched.active")}</small> : null}
      </h2>
      <ul class="duel-team" aria-label={t("unmatched.fighters-of", { hero })} {...roving.group}>
        {fighters.map((fighter) => {
          const mark = pick.markOf(`fighter ${fighter.id}`);
          return (
            <li key={fighter.id}>
              <button
                type="button"
                class={`fighter-chip ${markClass(mark)}${fighter.defeated ? " out" : ""}`}
                aria-label={marked(stateOf(fighter, names), mark)}
                aria-pressed={mark === "chosen"}
                onClick={() => onTap(fighter.id)}
                {...roving.item}
              >
                <Token fighter={fighter} />
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        class="bar-button duel-counts"
        disabled={player.discard.length === 0}
        onClick={() => setShows("discard")}
      >
        {[t("unmatched.counts", counts), ...extrasOf(player, capital)].join(" · ")}
      </button>
      {shows === undefined ? null : (
        <Information
          shows={shows}
          discard={player.discard}
          hero={heroOf(facts, player.hero)}
          title={hero}
          cards={cards}
          onClose={() => setShows(undefined)}
        />
      )}
    </section>
  );
}

function stateOf(fighter: FighterView, names: Names): string {
  const { health, fullHealth, defeated, offBoard } = fighter;
  const name = names.fighter(fighter.id) || letters(fighter);
  if (defeated) return t("unmatched.defeated", { name });
  return t(offBoard ? "unmatched.off-board" : "unmatched.fighter", { name, health, full: fullHealth });
}
