import type { TrackedForecast } from "altmode/companion/slim";
import { engineLang, t } from "../messages/index.js";
import { AttackFigures } from "../report/attack-figures.js";
import { Explanation } from "../ui/explanation.js";

/** The odds of the attack, with the assumptions behind them. */
export function CombatOdds({ forecast, name }: { forecast: TrackedForecast; name: string }) {
  const assumed = [...forecast.supposed, ...forecast.assumptions];
  return (
    <div class="stack tight companion-odds" data-testid="companion-odds">
      <AttackFigures forecast={forecast} name={name} />
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
