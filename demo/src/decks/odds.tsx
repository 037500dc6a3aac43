import type { Deck, DeckReport, Tcg } from "altmode/tcg/slim";
import { useMemo } from "preact/hooks";
import { colors } from "../cards/catalogue.js";
import { BattleIcon } from "../cards/icons.js";
import type { Line } from "../deck-lists/deck.js";
import { t } from "../messages/index.js";
import { Report } from "../report/report.js";
import { Fault } from "../ui/fault.js";
import { capital } from "../ui/words.js";

/** The icon curve, and the odds of flips and draws. */
export function Odds({ tcg, deck, lines }: { tcg: Tcg | undefined; deck: Deck; lines: readonly Line[] }) {
  const { report, error } = useMemo((): { report?: DeckReport; error?: unknown } => {
    // Unknown cards are reported by the legality panel and left out here.
    const known = lines.filter(({ part, card }) => part === "battle" && card);
    if (known.length === 0 || tcg === undefined) return {};
    try {
      return { report: tcg.deckReport({ cards: known.map(({ ref, count }) => ({ card: ref, count })) }) };
    } catch (thrown) {
      return { error: thrown };
    }
  }, [tcg, deck, lines]);
  return (
    <div class="stack">
      <Curve lines={lines} />
      <Fault error={error} />
      {report ? <Report report={report} /> : null}
    </div>
  );
}

/** Number of icons of each colour, as a line beside the deck. */
export function IconCounts({ lines }: { lines: readonly Line[] }) {
  const counts = countsOf(lines).filter(([, number]) => number > 0);
  if (counts.length === 0) return null;
  return (
    <ul class="icon-counts" aria-label={t("decks.curve")} data-testid="icon-counts">
      {counts.map(([color, number]) => (
        <li key={color}>
          {color === "none" ? <span class="no-icon">–</span> : <BattleIcon color={color} named />}
          <span class="hidden-visually">{capital(t(`color.${color}`))}</span> {number}
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of icons of each colour, and of cards without icons. */
function countsOf(lines: readonly Line[]) {
  const battle = lines.filter(({ part }) => part === "battle");
  const icons = (color: string) =>
    battle.reduce(
      (sum, { card, count }) => sum + (card?.icons.filter((icon) => icon === color).length ?? 0) * count,
      0,
    );
  const blank = battle.reduce((sum, { card, count }) => sum + (card?.icons.length === 0 ? count : 0), 0);
  return [...colors.map((color) => [color, icons(color)] as const), ["none", blank] as const];
}

/** Chart of the number of icons of each colour. */
function Curve({ lines }: { lines: readonly Line[] }) {
  const rows = countsOf(lines);
  const most = Math.max(1, ...rows.map(([, number]) => number));
  return (
    <section class="panel" aria-label={t("decks.curve")} data-testid="curve">
      <h2>{t("decks.curve")}</h2>
      <table class="curve">
        <tbody>
          {rows.map(([color, number]) => (
            <tr key={color}>
              <th scope="row">
                {color === "none" ? null : <BattleIcon color={color} named />} {capital(t(`color.${color}`))}
              </th>
              <td class="number">{number}</td>
              <td class="meter-cell" style={{ "--part": number / most }} aria-hidden="true" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
