import type { Forecast, ForecastPair } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { inBackground } from "../engine/background.js";
import { decimal, engineLang, t } from "../messages/index.js";
import { Columns } from "../ui/columns.js";
import { Mixed } from "../ui/mixed.js";
import { percent } from "../ui/words.js";

/** Number of attacks shown at first. */
const SHOWN = 8;

/** Attacker and defender, by their numbers in the game. */
export interface Pairing {
  readonly attacker: number;
  readonly defender: number;
}

const range = ({ min, max }: { min: number; max: number }) =>
  min === max ? String(min) : t("calculator.range-value", { min, max });

/** Computes the odds of all attacks of the seat to act in the background, from its knowledge. */
export function usePairs(
  save: () => Uint8Array,
  seat: number | undefined,
  change: number,
): readonly ForecastPair[] {
  const [pairs, setPairs] = useState<readonly ForecastPair[]>([]);
  useEffect(() => {
    let current = true;
    setPairs([]);
    if (seat === undefined) return;
    inBackground("pairs", { save: save(), seat })
      .then((found) => current && setPairs(found))
      // Errors are ignored, because the game does not depend on the odds.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [seat, change]);
  return pairs;
}

/** Odds of the possible attacks from the knowledge of the active player, best first. */
export function Odds({ pairs, pointed }: { pairs: readonly ForecastPair[]; pointed: Pairing | undefined }) {
  const possible = pairs.filter(({ legal }) => legal).slice(0, SHOWN);
  if (possible.length === 0) return null;
  return (
    <section class="odds panel" aria-labelledby="odds-title">
      <h2 id="odds-title">{t("odds.title")}</h2>
      {possible.every(({ exact }) => exact) ? null : <small>{t("odds.about")}</small>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section class="scroll-x" tabIndex={0} aria-label={t("odds.table")}>
        <table data-testid="odds">
          <thead>
            <tr>
              <th scope="col">{t("odds.attacker")}</th>
              <th scope="col">{t("odds.defender")}</th>
              <th scope="col">{t("odds.damage")}</th>
              <th scope="col">{t("odds.mean")}</th>
              <th scope="col">{t("odds.ko")}</th>
            </tr>
          </thead>
          <tbody>
            {possible.map((pair) => (
              <tr
                key={`${pair.attacker} ${pair.defender}`}
                class={
                  pointed?.attacker === pair.attacker && pointed.defender === pair.defender
                    ? "pointed"
                    : undefined
                }
              >
                <td lang={engineLang()}>{pair.attackerName}</td>
                <td lang={engineLang()}>{pair.defenderName}</td>
                <td>{range(pair)}</td>
                <td>
                  {pair.exact
                    ? decimal(pair.expected)
                    : t("odds.about-value", { value: decimal(pair.expected) })}
                </td>
                <td>{percent(pair.ko)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface PreviewProps {
  /** The attack under the pointer. */
  pointed: Pairing | undefined;
  pairs: readonly ForecastPair[];
  save: () => Uint8Array;
  seat: number;
  change: number;
}

/** Details of the attack under the pointer. Its space is reserved, so that the layout does not shift. */
export function Preview({ pointed, pairs, save, seat, change }: PreviewProps) {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly forecast: Forecast }>();
  const { attacker, defender } = pointed ?? {};
  const asked = `${change} ${seat} ${attacker} ${defender}`;
  useEffect(() => {
    if (attacker === undefined || defender === undefined) return;
    let current = true;
    inBackground("odds", { save: save(), seat, attacker, defender })
      .then((forecast) => current && setAnswer({ to: asked, forecast }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [asked]);
  if (pointed === undefined) {
    return (
      <div class="preview" data-testid="preview">
        <p class="quiet">{t("odds.point")}</p>
      </div>
    );
  }
  const pair = pairs.find((each) => each.attacker === attacker && each.defender === defender);
  if (pair === undefined) {
    return (
      <div class="preview" data-testid="preview">
        <p>{t("calculator.busy")}</p>
      </div>
    );
  }
  const forecast = answer?.to === asked ? answer.forecast : undefined;
  const columns = forecast?.damage
    .slice(forecast.min, forecast.max + 1)
    .map((value, index) => ({ label: String(forecast.min + index), value }));
  return (
    <div class="preview" data-testid="preview">
      <p>
        <strong>
          <Mixed text="odds.preview" words={{ attacker: pair.attackerName, defender: pair.defenderName }} />
        </strong>
      </p>
      <p>
        {t("odds.damage")} {range(pair)} · {t("odds.mean")} {decimal(pair.expected)} · {t("odds.ko")}{" "}
        {percent(pair.ko)}
      </p>
      {columns ? (
        <Columns caption={t("calculator.chart")} summary={forecast?.sentence ?? ""} columns={columns} />
      ) : null}
    </div>
  );
}
