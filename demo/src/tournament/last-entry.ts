import type { SavedTournament, Event as TournamentEvent, TournamentView } from "altmode/tournament/slim";
import { t } from "../messages/index.js";
import { namesOf } from "./names.js";
import { roundName } from "./round-name.js";

/** Returns the entry that the last undo or redo concerned, in words: the type with its round, table and player. */
export function lastEntry({ entries }: SavedTournament, view: TournamentView): string {
  let event: TournamentEvent | undefined = entries.at(-1)?.event;
  // A redo undoes an undo.
  while (event?.type === "undo") {
    const { device, number } = event;
    event = entries.find((entry) => entry.device === device && entry.number === number)?.event;
  }
  if (event === undefined) return "";
  const { round, table, name, player } = {
    round: undefined,
    table: undefined,
    name: undefined,
    player: undefined,
    ...event,
  };
  return [
    t(`desk.entry.${event.type}`),
    round === undefined ? "" : roundName(view, round),
    table === undefined ? "" : `${t("tournament.table")} ${table}`,
    name ?? (player === undefined ? "" : namesOf(view)(player)),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
