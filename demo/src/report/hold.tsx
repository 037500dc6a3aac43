import type { HoldOdds } from "altmode/tcg/slim";
import { useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { percent } from "../ui/words.js";

/** The chance of having drawn each card by a turn. */
export function Hold({ hold }: { hold: readonly HoldOdds[] }) {
  const [turn, setTurn] = useState(3);
  const turns = hold[0]?.byTurn.length ?? 0;
  return (
    <section class="panel" data-testid="hold">
      <div class="row spread">
        <h2>{t("report.hold")}</h2>
        <Choice
          class="row"
          label={t("report.by-turn")}
          value={turn}
          options={Array.from({ length: turns }, (_, index) => [index + 1, String(index + 1)] as const)}
          onChange={setTurn}
        />
      </div>
      <small>{t("report.hold-help")}</small>
      <table class="hold">
        <thead>
          <tr>
            <th scope="col">{t("report.card")}</th>
            <th scope="col">{t("report.copies")}</th>
            <th scope="col">{t("table.turn", { turn })}</th>
          </tr>
        </thead>
        <tbody>
          {hold.map(({ card, name, copies, byTurn }) => {
            const chance = byTurn[turn - 1] ?? 0;
            return (
              <tr key={card}>
                <th scope="row" lang={engineLang()}>
                  {name}
                </th>
                <td>{copies}</td>
                <td class="meter-cell" style={{ "--part": chance }}>
                  {percent(chance)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
