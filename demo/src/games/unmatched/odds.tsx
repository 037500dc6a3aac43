// Odds of attacks, from the knowledge of the player who decides.
import type { AttackAction, AttackOdds, Forecast } from "altmode/unmatched/slim";
import { useEffect, useState } from "preact/hooks";
import type { WorkerGame } from "../../engine/unmatched.js";
import { decimal, t } from "../../messages/index.js";
import { AttackFigures } from "../../report/attack-figures.js";
import { percent } from "../../ui/words.js";
import type { Names } from "./words.js";

/** Asks for the odds of all attacks of a seat, which are shown beside the enemies. */
export function useAllOdds(
  game: WorkerGame,
  seat: number | undefined,
  change: number,
): readonly AttackOdds[] {
  const [all, setAll] = useState<readonly AttackOdds[]>([]);
  useEffect(() => {
    let current = true;
    setAll([]);
    if (seat === undefined) return;
    game
      .forecastAll(seat)
      .then((found) => current && setAll(found))
      // The game does not depend on the odds.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, seat, change]);
  return all;
}

/** Asks for the whole forecast of an attack. */
export function useForecast(
  game: WorkerGame,
  seat: number | undefined,
  attack: AttackAction | undefined,
  change: number,
): Forecast | undefined {
  const [found, setFound] = useState<Forecast>();
  const { attacker, defender, card, as } = attack ?? {};
  useEffect(() => {
    let current = true;
    setFound(undefined);
    if (seat === undefined || attacker === undefined || defender === undefined || card === undefined) return;
    game
      .forecast(attacker, defender, { card, seat, ...(as && { as }) })
      .then((forecast) => current && setFound(forecast))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, seat, attacker, defender, card, as, change]);
  return found;
}

/** The best of some odds: short, as it lies on an enemy, and in words. */
export function bestOdds(all: readonly AttackOdds[]): { short: string; words: string } | undefined {
  const [best] = [...all].sort((one, two) => two.defeat - one.defeat || two.expected - one.expected);
  if (best === undefined) return undefined;
  const values = { damage: decimal(best.expected), chance: percent(best.defeat) };
  return { short: t("unmatched.odds-short", values), words: t("unmatched.odds-said", values) };
}

export function Odds(props: { attack: AttackAction; forecast: Forecast | undefined; names: Names }) {
  const { attack, forecast, names } = props;
  const who = {
    attacker: names.fighter(attack.attacker),
    defender: names.fighter(attack.defender),
    card: attack.cardName,
  };
  const title = t("unmatched.do.attack", who);
  return (
    <div class="duel-odds" data-testid="odds">
      <h3>{title}</h3>
      {forecast === undefined ? null : (
        <AttackFigures forecast={forecast} name={who.defender} title={title} />
      )}
    </div>
  );
}
