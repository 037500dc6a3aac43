import type { ForecastCharacter, ForecastInput } from "altmode/tcg/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Catalogue } from "../cards/catalogue.js";
import { inBackground } from "../engine/background.js";
import { decimal, engineLang, t } from "../messages/index.js";
import { question } from "../report/question.js";
import type { Calculation } from "../report/state.js";
import { Fault } from "../ui/fault.js";
import { percent } from "../ui/words.js";

/** An attack of one character on another, with its odds. */
interface Row {
  readonly attacker: string;
  readonly defender: string;
  readonly expected: number;
  readonly ko: number;
}

type Member = string | ForecastCharacter;

/** Returns every attack of one team on the other, each with the rest of both teams beside it. */
export function attacksOf(input: ForecastInput): ForecastInput[] {
  const attackers: Member[] = [input.attacker, ...(input.attackerTeam ?? [])];
  const defenders: Member[] = [input.defender, ...(input.defenderTeam ?? [])];
  const without = (all: readonly Member[], at: number) => all.filter((_, place) => place !== at);
  return attackers.flatMap((attacker, from) =>
    defenders.map(
      (defender, to) =>
        ({
          ...input,
          attacker,
          defender,
          attackerTeam: without(attackers, from),
          defenderTeam: without(defenders, to),
        }) as ForecastInput,
    ),
  );
}

/** Every attacker against every defender, the likeliest KO first. */
export function Against({ calculation, catalogue }: { calculation: Calculation; catalogue: Catalogue }) {
  const [rows, setRows] = useState<readonly Row[]>();
  const [left, setLeft] = useState(0);
  const [error, setError] = useState<unknown>();
  /** The calculation of the running request; another one ends it. */
  const running = useRef<Calculation | undefined>(undefined);
  useEffect(() => {
    running.current = undefined;
    setRows(undefined);
    setLeft(0);
    setError(undefined);
  }, [calculation]);
  const { attacker, defender } = calculation.fighters;
  if (attacker.team.length + defender.team.length === 0)
    return <p class="quiet">{t("calculator.against-hint")}</p>;
  const named = (member: Member) => {
    const id = typeof member === "string" ? member : (member as { card?: string }).card;
    return catalogue.byId.get(id ?? "")?.fullName ?? t("calculator.against-unnamed");
  };
  const ask = async () => {
    running.current = calculation;
    setError(undefined);
    try {
      const all = attacksOf(await question(calculation, inBackground));
      const found: Row[] = [];
      setLeft(all.length);
      for (const input of all) {
        // One after the other, because a newer question takes the place of a waiting one.
        const { expected, ko } = await inBackground("forecast", input);
        if (running.current !== calculation) return;
        found.push({ attacker: named(input.attacker), defender: named(input.defender), expected, ko });
        setLeft(all.length - found.length);
      }
      setRows(found.sort((one, other) => other.ko - one.ko || other.expected - one.expected));
    } catch (thrown) {
      if (running.current === calculation) setError(thrown);
    }
  };
  return (
    <div class="stack tight" data-testid="against">
      <p>
        <button type="button" disabled={left > 0} onClick={() => void ask()}>
          {t("calculator.against-do")}
        </button>
      </p>
      <Fault error={error} />
      <p role="status">{left > 0 ? t("calculator.against-left", { left }) : ""}</p>
      {rows === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
        <section class="scroll-x" tabIndex={0} aria-label={t("calculator.against")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("tracker.attacker")}</th>
                <th scope="col">{t("tracker.defender")}</th>
                <th scope="col" class="number">
                  {t("calculator.against-damage")}
                </th>
                <th scope="col" class="number">
                  KO
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.attacker} ${row.defender}`}>
                  <th scope="row" lang={engineLang()}>
                    {row.attacker}
                  </th>
                  <td lang={engineLang()}>{row.defender}</td>
                  <td class="number">{decimal(row.expected)}</td>
                  <td class="number">{percent(row.ko)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
