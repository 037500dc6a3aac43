import type { Warning } from "altmode/tracker/slim";
import { Objection } from "../journal/said.js";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** Warnings of the rules about the last action and the current table. They forbid nothing. */
export function Warnings({ tracking }: { tracking: Tracking }) {
  const all = [...tracking.warnings, ...tracking.view.warnings];
  return (
    <div role="status" data-testid="warnings">
      {all.length === 0 ? null : (
        <ul class="warning" aria-label={t("tracker.warnings")}>
          {all.map((warning) => (
            <li key={`${warning.code} ${warning.message}`} class="row spread">
              <Objection message={warning.message} rule={warning.rule} />
              <Due tracking={tracking} warning={warning} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A required consequence, as a button. The players confirm or ignore it. */
function Due({ tracking: { view, act }, warning: { code, path } }: { tracking: Tracking; warning: Warning }) {
  const number = Number(/\[(\d+)\]/.exec(path)?.[1]);
  if (code === "should-be-koed") {
    const character = view.characters.find(({ id }) => id === number);
    if (character === undefined) return null;
    const { id, name } = character;
    return (
      <button type="button" class="due" onClick={() => act({ type: "ko", character: id })}>
        {t("tracker.ko-name", { name })}
      </button>
    );
  }
  if (code !== "team-out" || view.ending !== null) return null;
  const winner = number === 0 ? 1 : 0;
  return (
    <button type="button" class="due" onClick={() => act({ type: "end", winner })}>
      {t("tracker.wins-game", { name: view.players[winner].name })}
    </button>
  );
}
