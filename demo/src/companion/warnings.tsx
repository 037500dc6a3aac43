import type { Warning } from "altmode/companion/slim";
import { Objection } from "../journal/said.js";
import { t } from "../messages/index.js";
import { nameOf } from "./kept.js";
import type { Tracking, TrackingProps } from "./use-match.js";

/** Warnings of the rules about the last action and the current table. They forbid nothing. */
export function Warnings({ tracking }: TrackingProps) {
  const all = [...tracking.warnings, ...tracking.view.warnings];
  return (
    <div role="status" data-testid="warnings">
      {all.length === 0 ? null : (
        <ul class="warning" aria-label={t("tracker.warnings")}>
          {all.map((warning) => (
            <li key={`${warning.code} ${warning.message}`} class="row">
              <Objection message={warning.message} rule={warning.rule} />
              <Remedy tracking={tracking} warning={warning} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The entry that a warning calls for, if there is one. */
function Remedy({ tracking, warning }: { tracking: Tracking; warning: Warning }) {
  const { view, act, exhausted } = tracking;
  const winners = view.leftOver;
  if (warning.code === "side-left" && winners !== null) {
    const name = winners.map((seat) => (view.players[seat] ? nameOf(view.players[seat]) : "")).join(" + ");
    return (
      <button type="button" class="primary" onClick={() => act({ type: "end", winners: [...winners] })}>
        {t("companion.wins-game", { name })}
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
