import type { OpenItem, OpenKind, TournamentView } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";
import { namesOf } from "./names.js";

/** Open tasks of the organiser before the next step, in their recommended order. */
export function OpenPanel({ view }: { view: TournamentView }) {
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
          <li key={index}>{openText(item, item.players.map(name).join(", "))}</li>
        ))}
      </ul>
    </section>
  );
}

type Told = OpenItem & { kind: Exclude<OpenKind, "pair" | "cut"> };

const isTold = (item: OpenItem): item is Told => item.kind !== "pair" && item.kind !== "cut";

function openText({ kind, table, round }: Told, names: string): string {
  return t(`desk.open.${kind}`, { table: table ?? 0, round: round ?? 0, names });
}
