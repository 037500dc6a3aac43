// A recorded game that is open: every change is stored at once, and changes of other tabs are merged.
import { useEffect, useRef, useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { t } from "../messages/index.js";
import type { Entry, GameStore, Recorded } from "../store/games.js";
import { readText, writeText } from "../store/storage.js";
import { useOtherTab } from "../ui/other-tabs.js";
import { labelled } from "./said.js";

/** The part of a view that each journal has. */
interface View {
  readonly id: string;
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A recorded game as the screen shows it. */
export interface Journal<M, V, Warning> {
  readonly match: M;
  readonly view: V;
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
}

type Refuse = (error: unknown) => void;

/** Keeps a game open. Returns what is shown of it, and how to change it. */
export function useJournal<M extends Recorded<V>, V extends View, Warning>(
  opened: M,
  games: Pick<GameStore<Entry, V>, "name" | "text" | "keep" | "merge" | "onOther">,
) {
  const match = useRef(opened).current;
  const [view, setView] = useState(() => match.view());
  const [said, setSaid] = useState("");
  const [warnings, setWarnings] = useState<readonly Warning[]>([]);
  const [error, setError] = useState<unknown>();
  const place = `${games.name}.person`;
  const [person, setPerson] = useState(() => readText(place) ?? "");
  const { id } = view;
  const shared = useOtherTab(`${games.name}.game.${id}`);
  /** The text last read or written by this tab, to detect changes by another tab. */
  const lastKept = useRef(games.text(id));
  useEffect(
    () =>
      games.onOther(id, (text) => {
        try {
          match.merge(JSON.parse(text) as never);
          lastKept.current = text;
          setView(match.view());
        } catch (thrown) {
          setError(thrown);
        }
      }),
    [id, match],
  );

  /** Merges changes of other tabs that have not been received yet. */
  const join = () => {
    const text = games.text(id);
    if (text === undefined || text === lastKept.current) return;
    games.merge(id, match);
    lastKept.current = text;
  };
  const keep = () => {
    try {
      games.keep(match);
    } catch (thrown) {
      setError(thrown);
    }
    lastKept.current = games.text(id);
    setView(match.view());
  };
  const attempt = <T>(task: () => T, refuse: Refuse = setError): T | undefined => {
    try {
      setError(undefined);
      const done = task();
      join();
      keep();
      return done;
    } catch (thrown) {
      // A refusal changes nothing, so that it stays until the next change.
      (isEngineError(thrown) ? refuse : setError)(thrown);
      return undefined;
    }
  };
  const journal: Journal<M, V, Warning> = {
    match,
    view,
    said,
    warnings,
    error,
    shared,
    person,
    setPerson: (name) => {
      setPerson(name);
      writeText(place, name);
    },
  };
  return {
    journal,
    setError,
    attempt,
    join: () => {
      join();
      setView(match.view());
    },
    /** Makes an entry, which is announced with its warnings. */
    write: <A extends { text: string; warnings: readonly Warning[] }>(task: () => A, refuse: Refuse) => {
      const applied = attempt(task, refuse);
      if (applied === undefined) return undefined;
      setSaid(applied.text);
      setWarnings(applied.warnings);
      return applied;
    },
    undo: (task: () => unknown, refuse: Refuse) => {
      setWarnings([]);
      setSaid(view.undo === null ? "" : t("tracker.undo-what", { what: labelled(view.undo) }));
      attempt(task, refuse);
    },
    redo: (task: () => unknown, refuse: Refuse) => {
      setSaid(view.redo === null ? "" : t("tracker.redo-what", { what: labelled(view.redo) }));
      attempt(task, refuse);
    },
  };
}
