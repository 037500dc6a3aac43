import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { labelled } from "./said.js";

interface Props {
  view: { readonly turn: number; readonly game: number; undo: string | null; redo: string | null };
  /** The name of the active player. */
  active: string;
  /** Whether the number of the game is shown. */
  numbered: boolean;
  onUndo: () => void;
  onRedo: () => void;
  /** The main button: the end of the turn, or what comes after the game; none if there is nothing more. */
  main: { readonly label: string; readonly onPress: () => void } | undefined;
  /** The content between the turn and the buttons. */
  children: ComponentChildren;
  /** The outcome of the game, if it has ended. */
  outcome: ComponentChildren;
}

/** Sticky bar: the active player, undo and redo, and the end of the turn. */
export function Bar({ view, active, numbered, onUndo, onRedo, main, children, outcome }: Props) {
  const undo = view.undo === null ? t("table.undo") : t("tracker.undo-what", { what: labelled(view.undo) });
  const redo = view.redo === null ? t("tracker.redo") : t("tracker.redo-what", { what: labelled(view.redo) });
  return (
    <div class="tracker-bar" data-testid="bar">
      <p>
        <strong>{t("table.turn-of", { turn: view.turn, name: active })}</strong>{" "}
        {numbered ? <small>{t("tracker.game", { game: view.game })}</small> : null}
      </p>
      {children}
      <div class="row">
        <button type="button" disabled={view.undo === null} aria-label={undo} title={undo} onClick={onUndo}>
          ↶
        </button>
        <button type="button" disabled={view.redo === null} aria-label={redo} title={redo} onClick={onRedo}>
          ↷
        </button>
        {main === undefined ? null : (
          <button type="button" class="primary" onClick={main.onPress}>
            {main.label}
          </button>
        )}
      </div>
      {outcome}
    </div>
  );
}

interface OutcomeProps {
  game: number;
  /** The names of the winners of the game; `null` for a draw. */
  winner: string | null;
  /** The winner of the match with the score, once decided. */
  match: { name: string; score: string } | null;
}

/** The outcome of a game and, if decided, of the match. */
export const Outcome = ({ game, winner, match }: OutcomeProps) => (
  <p class="outcome" role="status" data-testid="ended">
    {t("tracker.game", { game })}: {winner === null ? t("tracker.drawn") : t("table.wins", { name: winner })}
    {match === null ? "" : ` · ${t("tracker.match-won", match)}`}
  </p>
);
