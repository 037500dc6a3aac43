import type { OpenItem, OpenKind, TournamentView } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";
import { type Act, useActHere } from "./act.js";
import { deadlineText } from "./deadline.js";
import { namesOf } from "./names.js";
import { roundName } from "./round-name.js";

/** Open tasks of the organiser before the next step, in their recommended order. */
export function OpenPanel({ view, act: change }: { view: TournamentView; act: Act }) {
  const [act, refused] = useActHere(change, view);
  const id = useId();
  const name = namesOf(view);
  const lines = linesOf(view.open);
  const until = deadlineText(view.options);
  if (lines.length === 0) return null;
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("desk.open")}</h2>
      <ul data-testid="open">
        {lines.map(({ items: [item], items }, index) => (
          <li key={index} class="row">
            <span>
              {t(`desk.open.${item.kind}`, {
                round: roundName(view, item.round ?? 0),
                tables: items.map(({ table }) => table ?? 0).join(", "),
                names: items.flatMap(({ players }) => players.map(name)).join(", "),
              })}
              {item.kind === "deckList" && until !== undefined
                ? ` ${t("desk.lists-due", { time: until })}`
                : null}
            </span>
            <Accept view={view} item={item} act={act} />
          </li>
        ))}
      </ul>
      {refused}
    </section>
  );
}

/** Accepts the report of one player, which the opponent has not confirmed. */
function Accept({
  view,
  item: { kind, round, table },
  act,
}: {
  view: TournamentView;
  item: OpenItem;
  act: Act;
}) {
  if (kind !== "confirmation" || round === null || table === null) return null;
  const match = view.rounds[round - 1]?.tables.find((each) => each.table === table);
  const claimed = match?.claims.find((claim) => claim !== null);
  if (match === undefined || claimed == null) return null;
  const score = `${claimed.games.join("–")}${claimed.draws ? `–${claimed.draws}` : ""}`;
  return (
    <button
      type="button"
      class="small-button"
      onClick={() => act((tournament) => tournament.apply({ ...claimed, type: "result", round, table }))}
    >
      {t("desk.accept", { score })}
    </button>
  );
}

type Told = OpenItem & { kind: Exclude<OpenKind, "pair" | "cut"> };

const isTold = (item: OpenItem): item is Told => item.kind !== "pair" && item.kind !== "cut";

/** Tasks that are alike for many players or tables, and stand in one line. */
const joined: readonly OpenKind[] = ["result", "checkIn", "deckList", "waiting"];

/** Returns the tasks line by line. The next step has a button of its own. */
function linesOf(open: readonly OpenItem[]): { items: [Told, ...Told[]] }[] {
  const lines: { items: [Told, ...Told[]] }[] = [];
  for (const item of open.filter(isTold)) {
    const line = lines.find(
      ({ items: [first] }) =>
        joined.includes(item.kind) && first.kind === item.kind && first.round === item.round,
    );
    if (line === undefined) lines.push({ items: [item] });
    else line.items.push(item);
  }
  return lines;
}
