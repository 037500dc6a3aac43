// The bar of a player: hero, fighters with health, and the numbers of cards.
import type { CardView, FighterView, Observation } from "altmode/unmatched/slim";
import { useState } from "preact/hooks";
import { t } from "../../messages/index.js";
import { useHold } from "../../table/hold.js";
import { type Mark, markClass, marked } from "../../table/marks.js";
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
  const counted = [t("unmatched.counts", counts), ...extrasOf(player, capital)].join(" · ");
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
        {active ? <small class="duel-active"> {t("unmatched.active")}</small> : null}
      </h2>
      <ul class="duel-team" aria-label={t("unmatched.fighters-of", { hero })} {...roving.group}>
        {fighters.map((fighter) => {
          const mark = pick.markOf(`fighter ${fighter.id}`);
          return (
            <li key={fighter.id}>
              <Chip
                fighter={fighter}
                label={stateOf(fighter, names)}
                mark={mark}
                roving={roving.item}
                onTap={() => onTap(fighter.id)}
                onRead={() => setShows("hero")}
              />
            </li>
          );
        })}
      </ul>
      <button type="button" class="bar-button duel-counts" onClick={() => setShows("discard")}>
        {counted}
      </button>
      {shows === undefined ? null : (
        <Information
          shows={shows}
          counts={counted}
          piles={[
            [t("unmatched.known-hand"), seat === observation.seat ? [] : player.hand.filter(isKnown)],
            [t("unmatched.known-deck"), player.knownDeck.filter(isKnown)],
            [t("unmatched.discard-pile"), player.discard],
          ]}
          hero={heroOf(facts, player.hero)}
          title={hero}
          cards={cards}
          onClose={() => setShows(undefined)}
        />
      )}
    </section>
  );
}

interface ChipProps {
  fighter: FighterView;
  label: string;
  mark: Mark;
  roving: object;
  onTap: () => void;
  /** Shows the ability and the stats, after a long press. */
  onRead: () => void;
}

/** A fighter in the bar. */
function Chip({ fighter, label, mark, roving, onTap, onRead }: ChipProps) {
  const hold = useHold(onTap, onRead);
  return (
    <button
      type="button"
      class={`fighter-chip ${markClass(mark)}${fighter.defeated ? " out" : ""}`}
      aria-label={marked(label, mark)}
      aria-pressed={mark === "chosen"}
      {...hold}
      {...roving}
    >
      <Token fighter={fighter} />
    </button>
  );
}

const isKnown = ({ card }: CardView): boolean => card !== undefined;

function stateOf(fighter: FighterView, names: Names): string {
  const { health, fullHealth, defeated, offBoard } = fighter;
  const name = names.fighter(fighter.id) || letters(fighter);
  if (defeated) return t("unmatched.defeated", { name });
  return t(offBoard ? "unmatched.off-board" : "unmatched.fighter", { name, health, full: fullHealth });
}
