import type { Phase } from "altmode/tracker/slim";
import { t } from "../messages/index.js";
import { useTick } from "../ui/tick.js";
import { clockLabel, clockText } from "./clock.js";
import type { Tracking } from "./use-match.js";

const phases: readonly Phase[] = ["start", "main", "attack", "end"];

/** Sticky bar with the active player and undo. */
export function Bar({ tracking }: { tracking: Tracking }) {
  const { view, act, undo, redo } = tracking;
  const active = view.players[view.active === 1 ? 1 : 0];
  const what = (key: "tracker.undo" | "tracker.redo", done: string | null) =>
    done === null ? t(key) : t(`${key}-what`, { what: done });
  return (
    <div class="tracker-bar" data-testid="bar">
      <p>
        <strong>{t("tracker.turn", { turn: view.turn, name: active.name })}</strong>{" "}
        <small>{t("tracker.game", { game: view.game })}</small>
      </p>
      <BarClock tracking={tracking} />
      <select
        aria-label={t("tracker.phase")}
        value={view.phase}
        onChange={({ currentTarget }) => act({ type: "phase", phase: currentTarget.value as Phase })}
      >
        {phases.map((phase) => (
          <option key={phase} value={phase}>
            {t(`tracker.phase.${phase}`)}
          </option>
        ))}
      </select>
      <div class="row">
        <button
          type="button"
          disabled={view.undo === null}
          aria-label={what("tracker.undo", view.undo)}
          title={what("tracker.undo", view.undo)}
          onClick={undo}
        >
          ↶
        </button>
        <button
          type="button"
          disabled={view.redo === null}
          aria-label={what("tracker.redo", view.redo)}
          title={what("tracker.redo", view.redo)}
          onClick={redo}
        >
          ↷
        </button>
        <button type="button" class="primary" onClick={() => act({ type: "next-turn" })}>
          {t("tracker.end-turn")}
        </button>
      </div>
      <Ended tracking={tracking} />
    </div>
  );
}

/** The round clock, if it is set. */
function BarClock({ tracking: { match } }: { tracking: Tracking }) {
  const { clock } = match.view();
  useTick(clock.running);
  const { running, elapsed, minutes, remaining } = clock;
  if (!running && elapsed === 0 && minutes === 0) return null;
  return (
    <p class="bar-clock" role="timer" data-testid="bar-clock">
      <small>{clockLabel(clock)}</small> {clockText(remaining ?? elapsed)}
    </p>
  );
}

/** The outcome of the game. */
function Ended({ tracking: { view } }: { tracking: Tracking }) {
  const { ending, matchWinner, players, game } = view;
  if (ending === null) return null;
  const name = (seat: number) => players[seat === 1 ? 1 : 0].name;
  return (
    <p class="outcome" role="status" data-testid="ended">
      {t("tracker.game", { game })}:{" "}
      {ending.winner === null ? t("tracker.drawn") : t("tracker.won-by", { name: name(ending.winner) })}
      {matchWinner === null
        ? ""
        : ` · ${t("tracker.match-won", {
            name: name(matchWinner),
            score: `${players[0].wins} : ${players[1].wins}`,
          })}`}
    </p>
  );
}
