import type { Warning } from "altmode/companion/slim";
import { Warnings as List } from "../journal/warnings.js";
import { t } from "../messages/index.js";
import { nameOf } from "./kept.js";
import type { TrackingProps } from "./use-match.js";

/** Warnings of the rules, with the entries that they call for. Those of the table are first, because they end games. */
export const Warnings = ({ tracking }: TrackingProps) => (
  <List
    warnings={[...tracking.view.warnings, ...tracking.warnings]}
    remedy={(warning) => <Remedy tracking={tracking} warning={warning} />}
  />
);

function Remedy({ tracking, warning }: TrackingProps & { warning: Warning }) {
  const { view, act, exhausted } = tracking;
  const winners = view.leftOver;
  if (warning.code === "side-left" && winners !== null) {
    const name = winners.map((seat) => (view.players[seat] ? nameOf(view.players[seat]) : "")).join(" + ");
    return (
      <button type="button" class="primary" onClick={() => act({ type: "end", winners: [...winners] })}>
        {t("table.wins", { name })}
      </button>
    );
  }
  if (warning.code === "exhausted" && exhausted !== undefined) {
    return (
      <button type="button" onClick={() => act({ type: "exhaust", ...exhausted })}>
        {t("companion.exhaust")}
      </button>
    );
  }
  return null;
}
