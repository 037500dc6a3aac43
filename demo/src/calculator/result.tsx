import type { Forecast } from "altmode/tcg/slim";
import type { Ref } from "preact";
import { useId } from "preact/hooks";
import { decimal, engineLang, t } from "../messages/index.js";
import { Columns } from "../ui/columns.js";
import { Explanation } from "../ui/explanation.js";
import { Fault } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { Mixed } from "../ui/mixed.js";
import { placed } from "../ui/place.js";
import { capital, percent } from "../ui/words.js";

interface Props {
  forecast: Forecast | undefined;
  error: unknown;
  /** The result belongs to an older input. */
  busy: boolean;
  region: Ref<HTMLElement>;
  /** Whether a deck is unknown. */
  unknown: boolean;
  /** Damage that KOs the defender, if known. */
  remaining: number | undefined;
}

/** The odds as a sentence, numbers, a chart and a table. */
export function Result({ forecast, error, busy, region, unknown, remaining }: Props) {
  const id = useId();
  return (
    <section
      class="panel result"
      tabIndex={-1}
      ref={region}
      aria-labelledby={id}
      aria-busy={busy}
      data-testid="result"
    >
      <h2 id={id}>{t("calculator.result")}</h2>
      {error !== undefined ? (
        placed(error) ? (
          <p class="fault">{t("calculator.faulty")}</p>
        ) : (
          <Fault error={error} />
        )
      ) : null}
      {unknown ? <p class="notice">{t("ui.unknown-decks")}</p> : null}
      {forecast ? <Odds forecast={forecast} remaining={remaining} /> : null}
      {forecast === undefined && error === undefined ? <p role="status">{t("calculator.busy")}</p> : null}
    </section>
  );
}

function Odds({ forecast, remaining }: { forecast: Forecast; remaining: number | undefined }) {
  const { ko, expected, spread, min, max, sentence, legal, reason, others } = forecast;
  return (
    <>
      {legal ? null : (
        <p class="warning">
          <Mixed text="calculator.illegal" words={{ reason: reason ?? "" }} />
        </p>
      )}
      <dl class="figures">
        <div>
          <dt>{t("calculator.ko")}</dt>
          <dd data-testid="ko" class={ko > 0 ? "threat" : undefined}>
            {percent(ko)}
          </dd>
        </div>
        <div>
          <dt>{t("calculator.expected")}</dt>
          <dd data-testid="expected">
            {t("calculator.expected-value", { mean: decimal(expected), spread: decimal(spread) })}
          </dd>
        </div>
        <div>
          <dt>{t("calculator.range")}</dt>
          <dd>{min === max ? min : t("calculator.range-value", { min, max })}</dd>
        </div>
      </dl>
      <p role="status" data-testid="sentence" lang={engineLang()}>
        {sentence}
      </p>
      <Chart forecast={forecast} remaining={remaining} />
      <Explanation explain={forecast.explain} />
      {others.length === 0 ? null : (
        <div>
          <h3>{t("calculator.others")}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                {t("calculator.other", {
                  name: other.name,
                  expected: decimal(other.expected),
                  ko: percent(other.ko),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Totals forecast={forecast} />
      <Trust forecast={forecast} />
    </>
  );
}

function Chart({ forecast, remaining }: { forecast: Forecast; remaining: number | undefined }) {
  const { damage, min, max, ko } = forecast;
  const rows = damage.slice(min, max + 1).map((value, index) => ({ amount: min + index, value }));
  const likely = rows.reduce(
    (most, row) => (row.value > most.value ? row : most),
    rows[0] ?? { amount: 0, value: 0 },
  );
  const marks = ko > 0 && remaining !== undefined;
  return (
    <>
      <Columns
        caption={t(marks ? "calculator.chart-ko" : "calculator.chart")}
        summary={t("calculator.chart-summary", { likely: likely.amount, chance: percent(likely.value) })}
        columns={rows.map(({ amount, value }) => ({
          label: String(amount),
          value,
          marked: marks && amount >= remaining,
        }))}
      />
      <Fold title={t("calculator.table")}>
        {() => (
          <table data-testid="damage-table">
            <thead>
              <tr>
                <th scope="col">{t("odds.damage")}</th>
                <th scope="col">{t("calculator.table-exactly")}</th>
                <th scope="col">{t("calculator.table-least")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ amount, value }) => (
                <tr key={amount}>
                  <th scope="row">{amount}</th>
                  <td>{percent(value)}</td>
                  <td>{percent(damage.slice(amount).reduce((sum, chance) => sum + chance, 0))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Fold>
    </>
  );
}

function Totals({ forecast }: { forecast: Forecast }) {
  const totals = [
    ["calculator.total-attack", forecast.attack],
    ["calculator.total-defense", forecast.defense],
  ] as const;
  return (
    <Fold title={t("calculator.totals")}>
      {() => (
        <div class="sides">
          {totals.map(([title, chances]) => (
            <table key={title}>
              <caption>{t(title)}</caption>
              <tbody>
                {chances.map((chance, total) =>
                  chance > 0 ? (
                    <tr key={total}>
                      <th scope="row">{total}</th>
                      <td>{percent(chance)}</td>
                    </tr>
                  ) : null,
                )}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </Fold>
  );
}

/** Says whether the odds are exact, and lists assumptions. */
function Trust({ forecast: { exact, why, standardError, assumptions } }: { forecast: Forecast }) {
  return (
    <div class="trust quiet">
      <p>
        {exact ? (
          t("calculator.exact")
        ) : (
          <>
            {t("calculator.not-exact")} <span lang={engineLang()}>{why.map(capital).join(" ")}</span>
          </>
        )}{" "}
        {standardError === undefined ? "" : t("calculator.error-margin", { error: percent(standardError) })}
      </p>
      {assumptions.length === 0 ? null : (
        <>
          <p>{t("calculator.assumptions")}</p>
          <ul class="bullets" lang={engineLang()}>
            {assumptions.map((sentence) => (
              <li key={sentence}>{capital(sentence)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
