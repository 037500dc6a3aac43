// Connects a game in the worker to the components, for any game system.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** Time between two decisions of a bot, in milliseconds, so that people can follow. */
const BOT_PAUSE = 350;

/** The calls of a game in the worker that the table needs. */
export interface TableGame {
  readonly toAct: Promise<number | null>;
  apply(id: number): Promise<unknown>;
  undo(): Promise<boolean>;
  save(): Promise<Uint8Array>;
}

/** The parts of a table that depend on the game. */
export interface TableRules<Snapshot> {
  readonly game: TableGame;
  /** Returns whether a person at this screen plays a seat. */
  readonly isPerson: (seat: number) => boolean;
  /** Reads a position, as far as the people at this screen may see it. */
  readonly read: () => Promise<Snapshot>;
  /** Returns the id of the answer to a question that has only one and tells nothing about a hand. */
  readonly forced: (snapshot: Snapshot) => number | undefined;
  /** Returns the id of the action that the bot takes. */
  readonly suggest: () => Promise<number>;
  /** Stores the game. Returns whether the browser stored it. */
  readonly keep: (save: Uint8Array) => boolean;
}

/** A game on the table. */
export interface Running<Snapshot> {
  /** The newest position; `undefined` until the first is read. */
  readonly snapshot: Snapshot | undefined;
  /** Counter of changes. */
  readonly change: number;
  readonly error: unknown;
  /** Whether the browser stored the game. */
  readonly kept: boolean;
  readonly busy: boolean;
  /** Whether the newest change took something back. */
  readonly undone: boolean;
  readonly decide: (id: number) => void;
  readonly undo: () => void;
  /** Lets the bot decide after a pause. Returns a function that keeps it from it. */
  readonly letBotDecide: () => () => void;
  /** Reads the game once more, after an error. */
  readonly again: () => void;
}

/** Follows a game. `rules` must stay the same while the component is mounted. */
export function useTableGame<Snapshot>(rules: TableRules<Snapshot>): Running<Snapshot> {
  const { game, forced, read } = rules;
  const [state, setState] = useState<{ snapshot: Snapshot | undefined; change: number; undone: boolean }>({
    snapshot: undefined,
    change: 0,
    undone: false,
  });
  const [error, setError] = useState<unknown>();
  const [kept, setKept] = useState(true);
  const [busy, setBusy] = useState(false);
  // A second request while one is under way would answer another question.
  const working = useRef(false);
  const gone = useRef(false);

  const attempt = useCallback(async (task: () => Promise<unknown>, undone = false) => {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    try {
      await task();
      let snapshot = await read();
      for (let only = undone ? undefined : forced(snapshot); only !== undefined; only = forced(snapshot)) {
        await game.apply(only);
        snapshot = await read();
      }
      const save = await game.save();
      if (gone.current) return;
      setKept(rules.keep(save));
      setError(undefined);
      setState((last) => ({ snapshot, change: last.change + 1, undone }));
    } catch (thrown) {
      if (!gone.current) setError(thrown);
    } finally {
      working.current = false;
      if (!gone.current) setBusy(false);
    }
  }, []);

  useEffect(() => {
    gone.current = false;
    void attempt(async () => {});
    return () => {
      gone.current = true;
    };
  }, []);

  const undo = async () => {
    while (await game.undo()) {
      // Back to a decision of a person, because the bot would repeat its own.
      const seat = await game.toAct;
      if (seat === null || !rules.isPerson(seat)) continue;
      if (forced(await read()) === undefined) return;
    }
  };

  return {
    ...state,
    error,
    kept,
    busy,
    decide: (id) => void attempt(() => game.apply(id)),
    undo: () => void attempt(undo, true),
    again: () => void attempt(async () => {}),
    letBotDecide: () => {
      let wanted = true;
      const timer = setTimeout(
        () =>
          void attempt(async () => {
            const id = await rules.suggest();
            if (wanted) await game.apply(id);
          }),
        BOT_PAUSE,
      );
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    },
  };
}
