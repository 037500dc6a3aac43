import type {
  Applied,
  Match,
  Throw,
  Tracker,
  TrackerAction,
  TrackerView,
  Warning,
} from "altmode/tracker/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { labelled } from "../journal/said.js";
import { t } from "../messages/index.js";
import { readText, writeText } from "../store/storage.js";
import { useOtherTab } from "../ui/other-tabs.js";
import { keepGame, keptGame, type Listed, mergeKept, onOtherExport, openKept } from "./kept.js";
import { Steps } from "./steps.js";

const PERSON = "tracker.person";

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
export interface Tracking {
  readonly match: Match;
  readonly view: TrackerView;
  /** The last announcement for screen readers. */
  readonly said: string;
  /** Warnings about the last action. */
  readonly warnings: readonly Warning[];
  /** The last error that is no refusal of a part of the screen, such as a full storage. */
  readonly error: unknown;
  /** Whether another tab has this game open. */
  readonly shared: boolean;
  readonly person: string;
  setPerson(person: string): void;
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

export const titleOf = ({ players: [one, other] }: TrackerView) => `${one.name} – ${other.name}`;

/** Returns the summary for the list of games, with the score if there is one. */
export function listedAs(view: TrackerView): Listed {
  const { players, matchWinner } = view;
  const [one, other] = players;
  const title =
    one.wins + other.wins === 0 ? titleOf(view) : `${titleOf(view)} · ${one.wins} : ${other.wins}`;
  if (matchWinner === null) return { title };
  const [winner, loser] = matchWinner === 0 ? [one, other] : [other, one];
  return { title, result: { winner: winner.name, loser: loser.name, games: [winner.wins, loser.wins] } };
}

/** Opens a stored game. Throws a readable error if it is damaged. */
export const openGame = (tracker: Tracker, id: string): Match => openKept(id, (text) => tracker.import(text));

/** Keeps a game open: saves every change at once and merges changes of other tabs. */
export function useMatch(opened: Match): Tracking {
  const match = useRef(opened).current;
  const [view, setView] = useState(() => match.view());
  const [said, setSaid] = useState("");
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [error, setError] = useState<unknown>();
  const [person, setPerson] = useState(() => readText(PERSON) ?? "");
  const { id } = view;
  const shared = useOtherTab(`tracker.game.${id}`);
  /** The text last read or written by this tab, to detect changes by another tab. */
  const lastKept = useRef(keptGame(id));
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

  useEffect(
    () =>
      onOtherExport(id, (text) => {
        try {
          match.merge(JSON.parse(text));
          lastKept.current = text;
          setView(match.view());
        } catch (thrown) {
          setError(thrown);
        }
      }),
    [id, match],
  );
  return useMemo(() => {
    const join = () => {
      // Another tab may have stored changes. Merging keeps both.
      const text = keptGame(id);
      if (text === undefined || text === lastKept.current) return;
      mergeKept(id, match);
      lastKept.current = text;
    };
    const kept = () => {
      join();
      const now = match.view();
      if (!keepGame(match.export(), listedAs(now))) setError(new Error(t("error.storage")));
      lastKept.current = keptGame(id);
      setView(now);
    };
    const attempt = <T>(task: () => T, refuse: (error: unknown) => void = setError): T | undefined => {
      try {
        setError(undefined);
        const done = task();
        kept();
        return done;
      } catch (thrown) {
        (isEngineError(thrown) ? refuse : setError)(thrown);
        return undefined;
      }
    };
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
    const written = (task: () => Applied, refuse: (error: unknown) => void, follows = false) => {
      const applied = attempt(task, refuse);
      if (applied === undefined) return undefined;
      const { entry, joined } = applied;
      if (entry !== null && follows && !joined && !steps.add(entry)) setError(new Error(t("error.storage")));
      setSaid(applied.text);
      setWarnings(applied.warnings);
      return applied.text;
    };
    const tracking = (refuse: (error: unknown) => void): Tracking => ({
      match,
      view,
      said,
      warnings,
      error,
      shared,
      person,
      setPerson: (name) => {
        setPerson(name);
        writeText(PERSON, name);
      },
      act: (action, follows) => written(() => match.apply(action, when()), refuse, follows) !== undefined,
      within: tracking,
      along,
      endTurn: () => {
        if (along.endTurn?.() !== true) written(() => match.apply({ type: "next-turn" }, when()), refuse);
      },
      chance: (what) => written(() => match.throw(what, when()), refuse) ?? "",
      undo: () => {
        setWarnings([]);
        setSaid(view.undo === null ? "" : t("tracker.undo-what", { what: labelled(view.undo) }));
        attempt(undoStep);
      },
      redo: () => {
        setSaid(view.redo === null ? "" : t("tracker.redo-what", { what: labelled(view.redo) }));
        attempt(redoStep);
      },
      refresh: () => attempt(() => undefined),
      join: () => {
        join();
        setView(match.view());
      },
    });
    return tracking(setError);
  }, [match, id, view, said, warnings, error, shared, person, steps]);
}
