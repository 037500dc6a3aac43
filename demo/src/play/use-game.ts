// A running game: the state is in the engine, this follows its changes.
import type { Viewer } from "altmode/tcg/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import { inBackground } from "../engine/background.js";
import { budgets, type Control, keepSession, type Session } from "./session.js";

/** Whose eyes the page shows the game with. Two people at one screen see it with those of the one who holds it. */
export function viewerOf(controls: readonly [Control, Control], holder: number): Viewer {
  const people = controls.filter((control) => control === "human").length;
  if (people === 1) return controls.indexOf("human");
  return people === 2 ? holder : "all";
}

export function useGame(session: Session) {
  const { game, controls, strength } = session;
  // Numbers the changes, and says how many decisions lie behind.
  const [{ change, decisions }, setProgress] = useState(() => ({
    change: 0,
    decisions: game.record().moves.length,
  }));
  const [error, setError] = useState<unknown>();
  const [kept, setKept] = useState(true);
  const [paused, setPaused] = useState(false);
  const [tries, setTries] = useState(0);
  const seat = game.toAct;
  const [holder, setHolder] = useState(seat ?? 0);

  const isHuman = (player: number | null) => player !== null && controls[player] === "human";
  const watching = !controls.includes("human");
  const viewer = viewerOf(controls, holder);
  const mustHandOver = !controls.includes("bot") && seat !== null && seat !== holder;

  /** Runs something that changes the game, keeps the game, and draws the page anew. */
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
      return 1;
    });
  const undo = () => {
    setPaused(true);
    attempt(() => {
      let undone = 0;
      // The bot would only decide again, so go back to a decision of a person.
      while (game.undo()) {
        undone++;
        if (watching || isHuman(game.toAct)) break;
      }
      return -undone;
    });
  };
  useEffect(() => setKept(keepSession(session, true)), [session]);

  const view = useMemo(
    () => ({
      observation: game.observe(viewer),
      actions: isHuman(seat) ? game.legalActions() : [],
      events: game.events(0, viewer),
      outcome: game.outcome,
    }),
    [game, change, viewer],
  );

  const letBotDecide = async (isCurrent: () => boolean) => {
    try {
      const forced = game.legalActions().length === 1;
      const id = forced
        ? 0
        : (await inBackground("suggest", { save: game.save(), options: budgets[strength] })).action.id;
      // Something taken back meanwhile makes the choice one of another position.
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
    mustHandOver,
    takeOver: () => setHolder(seat ?? holder),
  };
}

export type Running = ReturnType<typeof useGame>;
