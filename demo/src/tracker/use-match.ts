import type { Applied, Match, Throw, TrackerAction, TrackerView, Warning } from "altmode/tracker/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Journal, useJournal } from "../journal/use-journal.js";
import { t } from "../messages/index.js";
import { games } from "./kept.js";
import { Steps } from "./steps.js";

/** The connection of the table with the engine's session, whose code is loaded lazily. */
export interface Along {
  /** The engine's way to end the turn. It returns whether the engine could. */
  endTurn: (() => boolean) | undefined;
  /** Begins the engine's session anew from the table as it is, while it plays along. */
  begin: (() => void) | undefined;
  /** Whether the table is seen from above, so that the focus stays on it. */
  fromAbove: boolean;
}

/** A tracked game and its operations. */
export interface Tracking extends Journal<Match, TrackerView, Warning> {
  /**
   * Records an action. Returns whether it succeeded. With `follows`, it is undone and redone together with
   * the previous entry.
   */
  act(action: TrackerAction, follows?: boolean): boolean;
  /** Ends the turn, through the engine's session if it plays along. */
  endTurn(): void;
  /** Returns the game with actions whose refusals go to `refuse`. */
  within(refuse: (error: unknown) => void): Tracking;
  /** The connection to the engine's session, while it plays along. */
  readonly along: Along;
  chance(what: Throw): string;
  undo(): void;
  redo(): void;
  refresh(): void;
  /** Merges changes of other tabs that have not been received yet. */
  join(): void;
}

/** Keeps a game open: saves every change at once and merges changes of other tabs. */
export function useMatch(opened: Match): Tracking {
  const kept = useJournal<Match, TrackerView, Warning>(opened, games);
  const { journal, setError, attempt, join } = kept;
  const { match, view, said, warnings, error, shared, person } = journal;
  const { id } = view;
  const along = useRef<Along>({ endTurn: undefined, begin: undefined, fromAbove: false }).current;
  /** Entries that belong to the previous one. */
  const [steps] = useState(() => new Steps(id));
  useEffect(() => {
    try {
      steps.read();
    } catch (thrown) {
      setError(thrown);
    }
  }, [steps]);

  return useMemo(() => {
    const when = () => ({ by: person });
    /** Reads groups of entries stored by another tab. Damage was reported when the game was opened. */
    const readSteps = () => {
      try {
        steps.read();
      } catch {
        // Entries are then undone one at a time.
      }
    };
    /** Undoes the last entry with all entries of its step. */
    const undoStep = () => {
      readSteps();
      for (let follows = true; follows; ) {
        const last = match.history().findLast(({ state }) => state === "done");
        if (!match.undo(when())) break;
        follows = last !== undefined && steps.follows(last.id);
      }
    };
    /** Redoes the last undone step with all its entries. */
    const redoStep = () => {
      readSteps();
      let count = 1;
      const trial = match.clone();
      try {
        const done = () => trial.history().filter(({ state }) => state === "done");
        trial.redo(when());
        for (let before = done(); trial.redo(when()); count++) {
          const known = new Set(before.map(({ id: { device, number } }) => `${device} ${number}`));
          const now = done();
          const next = now.find(({ id: { device, number } }) => !known.has(`${device} ${number}`));
          if (next === undefined || !steps.follows(next.id)) break;
          before = now;
        }
      } finally {
        trial.free();
      }
      for (let left = count; left > 0 && match.redo(when()); left--);
    };
    const write = (task: () => Applied, refuse: (error: unknown) => void, follows = false) => {
      const applied = kept.write(task, refuse);
      if (applied === undefined) return undefined;
      const { entry, joined } = applied;
      if (entry !== null && follows && !joined && !steps.add(entry)) setError(new Error(t("error.storage")));
      return applied.text;
    };
    const tracking = (refuse: (error: unknown) => void): Tracking => ({
      ...journal,
      act: (action, follows) => write(() => match.apply(action, when()), refuse, follows) !== undefined,
      within: tracking,
      along,
      endTurn: () => {
        if (along.endTurn?.() !== true) write(() => match.apply({ type: "next-turn" }, when()), refuse);
      },
      chance: (what) => write(() => match.throw(what, when()), refuse) ?? "",
      undo: () => kept.undo(undoStep, refuse),
      redo: () => kept.redo(redoStep, refuse),
      refresh: () => attempt(() => undefined),
      join,
    });
    return tracking(setError);
  }, [match, id, view, said, warnings, error, shared, person, steps]);
}
