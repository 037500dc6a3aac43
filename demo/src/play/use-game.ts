// Connects a game in the engine to the components.
import type { Viewer } from "altmode/tcg/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import { inBackground } from "../engine/background.js";
import { isPointless, onlyAnswer } from "./forced.js";
import { openActions } from "./open-actions.js";
import { budgets, type Control, keepSession, type Session } from "./session.js";

/** Returns the viewer whose perspective is shown. With two people at one screen it is the current holder. */
export function viewerOf(controls: readonly [Control, Control], holder: number): Viewer {
  const people = controls.filter((control) => control === "human").length;
  if (people === 1) return controls.indexOf("human");
  return people === 2 ? holder : "all";
}

/** Answers questions with a single answer for people at the screen. Returns their number. */
function answerForced({ game, controls }: Session): number {
  for (let answered = 0; ; answered++) {
    const forced = game.toAct !== null && controls[game.toAct] === "human" ? onlyAnswer(game) : undefined;
    if (forced === undefined) return answered;
    game.apply(forced.id);
  }
}

export function useGame(session: Session) {
  const { game, controls, strength } = session;
  // Counters of changes and of past decisions.
  const [{ change, decisions }, setProgress] = useState(() => {
    answerForced(session);
    return { change: 0, decisions: game.record().moves.length };
  });
  const [error, setError] = useState<unknown>();
  const [kept, setKept] = useState(true);
  const [paused, setPaused] = useState(false);
  const [tries, setTries] = useState(0);
  const seat = game.toAct;
  const [holder, setHolder] = useState(seat ?? 0);
  /** Number of events when the current holder took over. */
  const [since, setSince] = useState(() => game.events(0).length);
  /** The change at which a player requested the cover before an open decision. */
  const [wanted, setWanted] = useState<number>();

  const isHuman = (player: number | null) => player !== null && controls[player] === "human";
  const watching = !controls.includes("human");
  const viewer = viewerOf(controls, holder);
  const toOther = !controls.includes("bot") && seat !== null && seat !== holder;

  /** Runs a task that changes the game, stores the game and re-renders. */
  const attempt = (task: () => number) => {
    try {
      const gain = task();
      setError(undefined);
      setProgress((last) => ({ change: last.change + 1, decisions: last.decisions + gain }));
      setKept(keepSession(session, true));
    } catch (thrown) {
      setError(thrown);
    }
  };
  const decide = (id: number) =>
    attempt(() => {
      game.apply(id);
      return 1 + answerForced(session);
    });
  const undo = () => {
    setPaused(true);
    attempt(() => {
      let undone = 0;
      // Undoes to a decision of a person, because bots and forced answers would immediately repeat theirs.
      while (game.undo()) {
        undone++;
        if (watching || (isHuman(game.toAct) && onlyAnswer(game) === undefined)) break;
      }
      return answerForced(session) - undone;
    });
  };
  useEffect(() => setKept(keepSession(session, true)), [session]);

  const view = useMemo(() => {
    const actions = isHuman(seat) ? game.legalActions() : [];
    // The holder still looks at the screen.
    const before = toOther ? { ...game.observe("public"), seat: holder } : undefined;
    // With both players looking, decisions without hidden cards need no cover.
    const open = before === undefined || wanted === change ? [] : openActions(before, actions);
    const together = open.length > 0;
    const events = game.events(0, together ? "public" : viewer);
    return {
      together,
      mustHandOver: toOther && !together,
      observation: before !== undefined && together ? before : game.observe(viewer),
      actions: (toOther ? open : actions).filter((action) => !isPointless(action)),
      events,
      outcome: game.outcome,
    };
  }, [game, change, viewer, toOther, wanted]);

  const letBotDecide = async (isCurrent: () => boolean) => {
    try {
      const forced = game.legalActions().length === 1;
      const id = forced
        ? 0
        : (await inBackground("suggest", { save: game.save(), options: budgets[strength] })).action.id;
      // The choice is outdated if the game changed meanwhile.
      if (isCurrent()) decide(id);
    } catch (thrown) {
      if (isCurrent()) setError(thrown);
    }
  };

  return {
    ...view,
    seat,
    viewer,
    change,
    decisions,
    error,
    kept,
    watching,
    paused,
    setPaused,
    isHuman,
    botToAct: seat !== null && !isHuman(seat),
    decide,
    undo,
    letBotDecide,
    tries,
    tryAgain: () => {
      setError(undefined);
      setTries(tries + 1);
    },
    /** Requests the cover, to look at the hand before an open decision. */
    wantHand: () => setWanted(change),
    /** Returns the public events since the holder took over. */
    sinceCover: () => game.events(Math.min(since, game.events(0).length), "public"),
    takeOver: () => {
      setHolder(seat ?? holder);
      setSince(game.events(0).length);
    },
  };
}

export type Running = ReturnType<typeof useGame>;
