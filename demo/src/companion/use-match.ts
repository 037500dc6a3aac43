import type { CompanionAction, CompanionThrow, CompanionView, Match, Warning } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { type Journal, useJournal } from "../journal/use-journal.js";
import { games } from "./kept.js";

/** A tracked game and its operations. */
export interface Tracking extends Journal<Match, CompanionView, Warning> {
  /** The cards that the last action could not draw, while their damage is not entered. */
  readonly exhausted: { readonly seat: number; readonly cards: number } | undefined;
  /** Records an action. Returns whether it succeeded. */
  act(action: CompanionAction): boolean;
  chance(what: CompanionThrow): void;
  undo(): void;
  redo(): void;
  /** Returns the game with actions whose refusals go to `refuse`. */
  within(refuse: (error: unknown) => void): Tracking;
}

export type TrackingProps = { tracking: Tracking };

/** Keeps a game open: saves every change at once and merges changes of other tabs. */
export function useMatch(opened: Match): Tracking {
  const { journal, setError, write, undo, redo } = useJournal<Match, CompanionView, Warning>(opened, games);
  const [exhausted, setExhausted] = useState<Tracking["exhausted"]>();
  const { match, view, person } = journal;
  const when = { by: person };
  const tracking = (refuse: (error: unknown) => void): Tracking => ({
    ...journal,
    exhausted,
    act: (action) => {
      const missing = undrawn(view, action);
      const done = write(() => match.apply(action, when), refuse) !== undefined;
      if (done) setExhausted(missing);
      return done;
    },
    within: tracking,
    chance: (what) => void write(() => match.throw(what, when), refuse),
    undo: () => undo(() => match.undo(when), refuse),
    redo: () => redo(() => match.redo(when), refuse),
  });
  return tracking(setError);
}

/** Returns the cards that an action cannot draw, because the deck is too small. */
function undrawn(view: CompanionView, action: CompanionAction): Tracking["exhausted"] {
  const draws =
    action.type === "maneuver"
      ? { seat: view.active, count: 1 }
      : action.type === "move-cards" && action.from === "deck" && action.to === "hand"
        ? action
        : undefined;
  const deck = view.players[draws?.seat ?? -1]?.deck;
  if (draws === undefined || deck === undefined || draws.count <= deck) return undefined;
  return { seat: draws.seat, cards: draws.count - deck };
}
