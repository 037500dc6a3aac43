// The table of the TCG: who plays, which answers give themselves, how long events stand.
import type { Action, GameEvent, Observation } from "altmode/tcg/slim";
import { onlyAnswer } from "../../cards/answers.js";
import type { Opened as AnyOpened } from "../../table/opened.js";
import { placed } from "../../table/remote.js";
import type { Snapshot as AnySnapshot, TableSpec } from "../../table/use-table.js";
import { openActions } from "./open-actions.js";
import { beatOf } from "./scene.js";
import { budgets, kept, type Session } from "./session.js";

export type Snapshot = AnySnapshot<Observation, Action, GameEvent>;
type Spec = TableSpec<Observation, Action, GameEvent>;
export type Opened = AnyOpened<Observation, Action, GameEvent>;

/** Returns the table of a game. */
export function specOf(session: Session): Spec {
  const { game, names, lists, controls, strength } = session;
  const spec: Spec = {
    game,
    seats: controls.length,
    isPerson: (seat) => controls[seat] === "human",
    forced: ({ actions }) => onlyAnswer(actions)?.id,
    suggest: async () => (await game.suggest(budgets[strength])).action.id,
    advise: () => game.suggest(budgets.strong),
    keep: (save) => kept.keep(save, { names, lists, controls, strength }),
    beat: beatOf,
    needsHand: ({ shared, actions }) => openActions(shared, actions).length < actions.length,
  };
  return placed(spec, session.remote);
}
