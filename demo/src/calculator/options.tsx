import { t } from "../messages/index.js";
import { type Calculation, sides } from "../report/state.js";
import { Fault } from "../ui/fault.js";
import { useFault } from "../ui/place.js";
import { Segments } from "../ui/segments.js";

interface Props {
  calculation: Calculation;
  onChange: (part: Partial<Calculation>) => void;
}

/** Options for the sides' decisions and the edition of the rulings. */
export function Options({ calculation, onChange }: Props) {
  const { best, rulings } = calculation;
  const fault = useFault("policy", "rulings");
  return (
    <details class="panel options">
      <summary>{t("calculator.options")}</summary>
      <div class="option-grid">
        {sides.map((side) => (
          <div class="field" key={side}>
            <span aria-hidden="true">{t(`calculator.best.${side}`)}</span>
            <Segments
              legend={t(`calculator.best.${side}`)}
              options={[
                ["best", t("calculator.best")],
                ["keep", t("calculator.keep")],
              ]}
              value={best[side] ? "best" : "keep"}
              onChange={(word) => onChange({ best: { ...best, [side]: word === "best" } })}
            />
          </div>
        ))}
        <div class="field">
          <span aria-hidden="true">{t("calculator.rulings")}</span>
          <Segments
            legend={t("calculator.rulings")}
            options={[
              ["core", t("calculator.rulings.core")],
              ["updated", t("calculator.rulings.updated")],
            ]}
            value={rulings}
            onChange={(word) => onChange({ rulings: word })}
          />
        </div>
      </div>
      <small>{t("calculator.best-help")}</small>
      <Fault error={fault === undefined ? undefined : new Error(fault)} />
    </details>
  );
}
