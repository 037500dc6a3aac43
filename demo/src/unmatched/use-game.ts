// Connects a game in the worker to the components.
import type { Action } from "altmode/unmatched/slim";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { budgets, controlsOf, keepGame, type Session } from "./session.js";
import { read, type Snapshot } from "./snapshot.js";

/** Time between two decisions of the bot, in milliseconds, so that people can follow. */
const BOT_PAUSE = 350;

/** Returns the answer to a question that has only one, and whose answer tells nothing about a hand. */
function forced({ actions, shared }: Snapshot): Action | undefined {
  const [only, ...others] = actions;
  const { decision, players } = shared;
  if (only === undefined || others.length > 0 || decision === null) return undefined;
  if (only.type === "done" && (decision.kind === "move" || decision.kind === "walk")) return only;
  const emptyHanded = players[decision.seat]?.hand.length === 0;
  return only.type === "decline" && emptyHanded ? only : undefined;
}

export interface Running {
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

export function useGame(session: Session): Running {
  const { game, choices } = session;
  const controls = controlsOf(choices);
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
      let snapshot = await read(game, controls);
      for (let only = undone ? undefined : forced(snapshot); only; only = forced(snapshot)) {
        await game.apply(only.id);
        snapshot = await read(game, controls);
      }
      const save = await game.save();
      if (gone.current) return;
      setKept(keepGame(save, choices, true));
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
      if (seat === null || controls[seat] !== "human") continue;
      if (forced(await read(game, controls)) === undefined) return;
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
            const { action } = await game.suggest(budgets[choices.strength]);
            if (wanted) await game.apply(action.id);
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
