import type { Warning } from "altmode/tracker/slim";
import { Warnings as List } from "../journal/warnings.js";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** Warnings of the rules, with the entries that they call for. Those of the table are first, because they end games. */
export const Warnings = ({ tracking }: { tracking: Tracking }) => (
  <List
    warnings={[...tracking.view.warnings, ...tracking.warnings]}
    remedy={(warning) => <Due tracking={tracking} warning={warning} />}
  />
);

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
