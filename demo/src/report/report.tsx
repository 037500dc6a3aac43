import type { DeckReport, IconOdds } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import { type Color, colors } from "../cards/catalogue.js";
import { BattleIcon } from "../cards/icons.js";
import { decimal, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { Columns } from "../ui/columns.js";
import { Fold } from "../ui/fold.js";
import { Later } from "../ui/later.js";
import { capital, percent } from "../ui/words.js";
import { Hold } from "./hold.js";

/** Odds of the flips per colour, and of holding cards. */
export function Report({ report }: { report: DeckReport }) {
  const [flips, setFlips] = useState(2);
  const all = report.icons.orange?.map((odds) => odds.flips) ?? [];
  const odds = (color: Color) => report.icons[color]?.find((each) => each.flips === flips);
  const present = colors.filter((color) => (odds(color)?.mean ?? 0) > 0);
  return (
    <>
      <section class="panel" data-testid="report">
        <div class="row spread">
          <h2>{t("report.icons", { count: flips })}</h2>
          <Choice
            class="row"
            label={t("report.flips")}
            value={flips}
            options={all.map((number) => [number, String(number)] as const)}
            onChange={setFlips}
          />
        </div>
        {present.length === 0 ? <p>{t("report.none")}</p> : null}
        <div class="report-charts">
          {present.map((color) => {
            const found = odds(color);
            return found ? <ColorChart key={color} color={color} odds={found} /> : null;
          })}
        </div>
        <Later>
          {() => (
            <>
              <Table odds={present.map((color) => [color, odds(color)] as const)} />
              <Means report={report} present={present} />
            </>
          )}
        </Later>
      </section>
      {report.hold.length === 0 ? null : <Later>{() => <Hold hold={report.hold} />}</Later>}
    </>
  );
}

function ColorChart({ color, odds }: { color: Color; odds: IconOdds }) {
  const name = capital(t(`color.${color}`));
  // Drops the long tail of rare outcomes, which would make the columns too narrow.
  const shown = odds.chances.filter((_, count) => count <= 1 || (odds.atLeast[count] ?? 0) >= 0.001);
  return (
    <Columns
      caption={
        <>
          <BattleIcon color={color} named /> <strong>{name}</strong> {decimal(odds.mean, 2)} ±{" "}
          {decimal(odds.spread, 2)}
        </>
      }
      summary={t("report.chart-summary", { color: name, mean: decimal(odds.mean, 2) })}
      columns={shown.map((value, count) => ({ label: String(count), value }))}
    />
  );
}

/** Table of the chances of at least n icons. */
function Table({ odds }: { odds: readonly (readonly [Color, IconOdds | undefined])[] }) {
  const most = Math.max(
    1,
    ...odds.map(([, each]) => each?.atLeast.findLastIndex((chance) => chance >= 0.0005) ?? 0),
  );
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
    <section class="scroll-x" tabIndex={0} aria-label={t("calculator.table-least")}>
      <table data-testid="at-least">
        <thead>
          <tr>
            <th scope="col">{t("report.color")}</th>
            <th scope="col">{t("report.mean")}</th>
            <th scope="col">{t("report.spread")}</th>
            {counts.map((count) => (
              <th scope="col" key={count}>
                ≥ {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.map(([color, each]) => (
            <tr key={color}>
              <th scope="row">
                <BattleIcon color={color} named /> {capital(t(`color.${color}`))}
              </th>
              <td>{each ? decimal(each.mean, 2) : ""}</td>
              <td>{each ? decimal(each.spread, 2) : ""}</td>
              {counts.map((count) => (
                <td key={count}>{percent(each?.atLeast[count] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Means({ report, present }: { report: DeckReport; present: readonly Color[] }) {
  const flips = report.icons.orange?.map((odds) => odds.flips) ?? [];
  return (
    <Fold title={t("report.all-flips")}>
      {() => (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("report.flips")}</th>
              {present.map((color) => (
                <th scope="col" key={color}>
                  {capital(t(`color.${color}`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {flips.map((number, index) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {present.map((color) => {
                  const odds = report.icons[color]?.[index];
                  return (
                    <td key={color}>{odds ? `${decimal(odds.mean, 2)} ± ${decimal(odds.spread, 2)}` : ""}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Fold>
  );
}
