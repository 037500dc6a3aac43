import type { Phase } from "altmode/tracker/slim";
import { Outcome, Bar as Turn } from "../journal/bar.js";
import { t } from "../messages/index.js";
import { useTick } from "../ui/tick.js";
import { clockLabel, clockText } from "./clock.js";
import type { Tracking } from "./use-match.js";

const phases: readonly Phase[] = ["start", "main", "attack", "end"];

/** Sticky bar with the active player and undo. */
export function Bar({ tracking }: { tracking: Tracking }) {
  const { view, act, undo, redo } = tracking;
  const active = view.players[view.active === 1 ? 1 : 0];
  return (
    <Turn
      view={view}
      active={active.name}
      numbered
      onUndo={undo}
      onRedo={redo}
      onEndTurn={() => act({ type: "next-turn" })}
      outcome={<Ended tracking={tracking} />}
    >
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
    </Turn>
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
  const score = `${players[0].wins} : ${players[1].wins}`;
  return (
    <Outcome
      game={game}
      winner={ending.winner === null ? null : name(ending.winner)}
      match={matchWinner === null ? null : { name: name(matchWinner), score }}
    />
  );
}
