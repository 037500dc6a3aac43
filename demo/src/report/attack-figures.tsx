import type { Forecast } from "altmode/unmatched/slim";
import { decimal, t } from "../messages/index.js";
import { Columns } from "../ui/columns.js";
import { percent } from "../ui/words.js";

interface Props {
  forecast: Pick<Forecast, "damage" | "defeat" | "exact" | "expected" | "max" | "min" | "won">;
  /** The name of the attacked fighter. */
  name: string;
  /** The attack in words, for screen readers. */
  title?: string;
}

/** The figures of the odds of an attack in Unmatched, and the chance of each amount of damage. */
export function AttackFigures({ forecast, name, title }: Props) {
  const { damage, defeat, exact, expected, max, min, won } = forecast;
  const said = t("unmatched.odds-said", { damage: decimal(expected), chance: percent(defeat) });
  return (
    <>
      <dl>
        <div>
          <dt>{t("calculator.expected")}</dt>
          <dd>
            {decimal(expected)} <small>({`${min}–${max}`})</small>
          </dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-won")}</dt>
          <dd>{percent(won)}</dd>
        </div>
        <div>
          <dt>{t("unmatched.odds-defeat", { name })}</dt>
          <dd>{percent(defeat)}</dd>
        </div>
      </dl>
      <Columns
        caption={exact ? t("unmatched.odds") : `${t("unmatched.odds")} (${t("unmatched.odds-estimated")})`}
        summary={title === undefined ? said : `${title}: ${said}`}
        columns={damage.map((value, amount) => ({ label: String(amount), value }))}
      />
    </>
  );
}
