import type { TrackedForecast } from "altmode/companion/slim";
import { decimal, engineLang, t } from "../messages/index.js";
import { Columns } from "../ui/columns.js";
import { Explanation } from "../ui/explanation.js";
import { percent } from "../ui/words.js";

/** The odds of the attack, with the assumptions behind them. */
export function CombatOdds({ forecast, name }: { forecast: TrackedForecast; name: string }) {
  const said = t("unmatched.odds-said", {
    damage: decimal(forecast.expected),
    chance: percent(forecast.defeat),
  });
  const assumed = [...forecast.supposed, ...forecast.assumptions];
  return (
    <div class="stack tight" data-testid="companion-odds">
      <dl class="odds-numbers">
        <div>
          <dt>{t("calculator.expected")}</dt>
          <dd>
            {decimal(forecast.expected)} <small>({`${forecast.min}–${forecast.max}`})</small>
          </dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-won")}</dt>
          <dd>{percent(forecast.won)}</dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-defeat", { name })}</dt>
          <dd>{percent(forecast.defeat)}</dd>
        </div>
      </dl>
      <Columns
        caption={
          forecast.exact ? t("unmatched.odds") : `${t("unmatched.odds")} (${t("unmatched.odds-estimated")})`
        }
        summary={said}
        columns={forecast.damage.map((value, damage) => ({ label: String(damage), value }))}
      />
      <details>
        <summary>{t("calculator.explain")}</summary>
        <Explanation explain={forecast.explain} titled={false} />
      </details>
      {assumed.length === 0 ? null : (
        <ul class="quiet" lang={engineLang()}>
          {assumed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
