import { useEffect, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { inBackground } from "../engine/background.js";
import { type Pair, teamsOf } from "../engine/pairs.js";
import { decimal, engineLang, t } from "../messages/index.js";
import { question } from "../report/question.js";
import type { Calculation } from "../report/state.js";
import { Fault } from "../ui/fault.js";
import { percent } from "../ui/words.js";

interface Row extends Pair {
  readonly attackerName: string;
  readonly defenderName: string;
}

/** Every attacker against every defender, the likeliest KO first. */
export function Against({ calculation, catalogue }: { calculation: Calculation; catalogue: Catalogue }) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** The calculation of the running request; another one ends it. */
  const running = useRef<Calculation | undefined>(undefined);
  useEffect(() => {
    running.current = undefined;
    setRows(undefined);
    setBusy(false);
    setError(undefined);
  }, [calculation]);
  const { attacker, defender } = calculation.fighters;
  if (attacker.team.length + defender.team.length === 0)
    return <p class="quiet">{t("calculator.against-hint")}</p>;
  const ask = async () => {
    running.current = calculation;
    setError(undefined);
    setBusy(true);
    try {
      const input = await question(calculation, inBackground);
      const [attackers, defenders] = teamsOf(input).map((team) =>
        team.map((member) => {
          const id = typeof member === "string" ? member : member.card;
          return catalogue.byId.get(id ?? "")?.fullName ?? t("calculator.against-unnamed");
        }),
      );
      const pairs = await inBackground("pairs", input);
      if (running.current !== calculation) return;
      setRows(
        pairs.map((pair) => ({
          ...pair,
          attackerName: attackers?.[pair.attacker] ?? "",
          defenderName: defenders?.[pair.defender] ?? "",
        })),
      );
    } catch (thrown) {
      if (running.current === calculation) setError(thrown);
    } finally {
      if (running.current === calculation) setBusy(false);
    }
  };
  return (
    <div class="stack tight" data-testid="against">
      <p>
        <button type="button" disabled={busy} onClick={() => void ask()}>
          {t("calculator.against-do")}
        </button>
      </p>
      <Fault error={error} />
      <p role="status">{busy ? t("calculator.busy") : ""}</p>
      {rows === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
        <section class="scroll-x" tabIndex={0} aria-label={t("calculator.against")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("calculator.attacker")}</th>
                <th scope="col">{t("calculator.defender")}</th>
                <th scope="col" class="number">
                  {t("odds.damage")}
                </th>
                <th scope="col" class="number">
                  KO
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ attacker, defender, attackerName, defenderName, legal, expected, ko }) => (
                <tr key={`${attacker} ${defender}`}>
                  <th scope="row" lang={engineLang()}>
                    {attackerName}
                  </th>
                  <td>
                    <span lang={engineLang()}>{defenderName}</span>
                    {legal ? null : <em class="quiet"> {t("calculator.against-illegal")}</em>}
                  </td>
                  <td class="number">{decimal(expected)}</td>
                  <td class="number">{percent(ko)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
