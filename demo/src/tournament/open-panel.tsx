import type { OpenItem, OpenKind, TournamentView } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Act } from "./act.js";
import { namesOf } from "./names.js";

/** Open tasks of the organiser before the next step, in their recommended order. */
export function OpenPanel({ view, act }: { view: TournamentView; act: Act }) {
  const id = useId();
  const name = namesOf(view);
  // The next step has a button of its own.
  const items = view.open.filter(isTold);
  if (items.length === 0) return null;
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("desk.open")}</h2>
      <ul data-testid="open">
        {items.map((item, index) => (
          <li key={index} class="row">
            <span>{openText(item, item.players.map(name).join(", "))}</span>
            <Accept view={view} item={item} act={act} />
          </li>
        ))}
      </ul>
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

function openText({ kind, table, round }: Told, names: string): string {
  return t(`desk.open.${kind}`, { table: table ?? 0, round: round ?? 0, names });
}
