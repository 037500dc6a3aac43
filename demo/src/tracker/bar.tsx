import type { Phase } from "altmode/tracker/slim";
import type { ComponentChildren } from "preact";
import { Outcome, Bar as Turn } from "../journal/bar.js";
import { reportAddress } from "../journal/score.js";
import { t } from "../messages/index.js";
import { Select } from "../ui/choice.js";
import { useTick } from "../ui/tick.js";
import { clockLabel, clockText } from "./clock.js";
import type { Tracking } from "./use-match.js";

const phases: readonly Phase[] = ["start", "main", "attack", "end"];

interface Props {
  tracking: Tracking;
  /** Whether there is little room. */
  brief: boolean;
  /** Goes on to the next game. */
  onNext: () => void;
  /** Further buttons. */
  children: ComponentChildren;
}

/** Returns the main button: the end of the turn, or the next game unless the match is decided. */
function mainOf({ view, endTurn }: Tracking, onNext: () => void) {
  if (view.ending === null) return { label: t("tracker.end-turn"), onPress: endTurn };
  return view.matchWinner === null ? { label: t("tracker.next-game"), onPress: onNext } : undefined;
}

/** Sticky bar with the active player and undo. */
export function Bar({ tracking, brief, onNext, children }: Props) {
  const { view, act, undo, redo } = tracking;
  const active = view.players[view.active === 1 ? 1 : 0];
  return (
    <Turn
      view={view}
      active={active.name}
      numbered
      onUndo={undo}
      onRedo={redo}
      main={mainOf(tracking, onNext)}
      outcome={<Ended tracking={tracking} />}
    >
      <BarClock tracking={tracking} />
      {children}
      {brief ? null : (
        <Select
          name={t("tracker.phase")}
          value={view.phase}
          options={phases.map((phase) => [phase, t(`tracker.phase.${phase}`)] as const)}
          onChange={(phase) => act({ type: "phase", phase })}
        />
      )}
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
  // The winner's games first: "Ben has won the match 2 : 1".
  const [one, other] = matchWinner === 1 ? [players[1], players[0]] : players;
  const score = `${one.wins} : ${other.wins}`;
  return (
    <>
      <Outcome
        game={game}
        winner={ending.winner === null ? null : name(ending.winner)}
        match={matchWinner === null ? null : { name: name(matchWinner), score }}
      />
      {matchWinner === null ? null : <ReportLink names={[players[0].name, players[1].name]} />}
    </>
  );
}

/** The way back to the report of the match, if this device came by the code of its table in a tournament. */
export function ReportLink({ names }: { names: readonly [string, string] }) {
  const address = reportAddress(names);
  return address === undefined ? null : (
    <a class="button" href={address}>
      {t("tracker.report-match")}
    </a>
  );
}
