// Odds of attacks, from the knowledge of the player who decides.
import type { Forecast, ForecastPair } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { decimal, t } from "../../messages/index.js";
import { percent } from "../../ui/words.js";
import type { WorkerGame } from "./engine.js";

/** Asks for the odds of all attacks of a seat, which lie on the enemies. */
export function usePairs(
  game: WorkerGame,
  seat: number | undefined,
  change: number,
): readonly ForecastPair[] {
  const [{ at, pairs }, setFound] = useState<{ at: number; pairs: readonly ForecastPair[] }>({
    at: change,
    pairs: [],
  });
  useEffect(() => {
    if (seat === undefined) return;
    let current = true;
    game
      .forecastAll(seat)
      .then((found) => current && setFound({ at: change, pairs: found.filter(({ legal }) => legal) }))
      // The game does not depend on the odds.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, seat, change]);
  return at === change && seat !== undefined ? pairs : none;
}

const none: readonly ForecastPair[] = [];

/** Asks for the whole forecast of an attack. */
export function useForecast(
  game: WorkerGame,
  seat: number | undefined,
  pair: ForecastPair | undefined,
  change: number,
): Forecast | undefined {
  const { attacker, defender } = pair ?? {};
  const asked = `${change} ${attacker} ${defender}`;
  const [answer, setAnswer] = useState<{ to: string; forecast: Forecast }>();
  useEffect(() => {
    if (seat === undefined || attacker === undefined || defender === undefined) return;
    let current = true;
    game
      .forecast(attacker, defender, seat)
      .then((forecast) => current && setAnswer({ to: asked, forecast }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [game, seat, asked]);
  return answer?.to === asked ? answer.forecast : undefined;
}

/** Returns the odds as they lie on an enemy: "~2.1 · KO 4 %". */
export const shortOdds = (pair: ForecastPair): string => t("tcg.odds", valuesOf(pair));

/** Returns the odds in words. */
export const oddsInWords = (pair: ForecastPair): string => t("tcg.odds-said", valuesOf(pair));

const valuesOf = ({ expected, ko }: ForecastPair) => ({ damage: decimal(expected), chance: percent(ko) });
