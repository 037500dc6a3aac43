import type { Game, Viewer } from "altmode/tcg/slim";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Fault } from "../ui/fault.js";
import { Actions } from "./actions.js";
import { Board } from "./board.js";
import { Log } from "./log.js";
import { Odds } from "./odds.js";
import { Result } from "./result.js";
import { question } from "./words.js";

export type Control = "human" | "bot";

/** How many continuations the bot imagines for a decision. */
const ITERATIONS = 40;
/** Milliseconds between decisions while bots play for the viewer's eyes. */
const WATCH_PAUSE = 350;

interface Props {
  game: Game;
  /** Names of the decks. */
  names: readonly string[];
  controls: readonly [Control, Control];
  onLeave: () => void;
}

/** A running game. */
export function Table({ game, names, controls, onLeave }: Props) {
  // The state is in the engine; this numbers the changes and says how many decisions lie behind.
  const [{ change, decisions }, setProgress] = useState({ change: 0, decisions: 0 });
  const [error, setError] = useState<unknown>();
  const [paused, setPaused] = useState(false);

  const isHuman = (seat: number | null) => seat !== null && controls[seat] === "human";
  const watching = !controls.includes("human");
  const seat = game.toAct;
  const viewer = viewerOf(controls, seat);

  /** Runs something that changes the game, and draws the page anew. */
  const attempt = (task: () => number) => {
    try {
      const gain = task();
      setError(undefined);
      setProgress((last) => ({ change: last.change + 1, decisions: last.decisions + gain }));
    } catch (thrown) {
      setError(thrown);
    }
  };
  const decide = (id: number) =>
    attempt(() => {
      game.apply(id);
      return 1;
    });
  const letBotDecide = () =>
    attempt(() => {
      game.apply(game.legalActions().length === 1 ? 0 : game.suggest({ iterations: ITERATIONS }).action);
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

  const botDecides = seat !== null && !isHuman(seat) && !(watching && paused);
  // Each change of the game begins the next step.
  useEffect(() => {
    if (!botDecides) return;
    const timer = setTimeout(letBotDecide, watching ? WATCH_PAUSE : 0);
    return () => clearTimeout(timer);
  }, [game, change, botDecides]);

  // The game changes with the number.
  const view = useMemo(() => {
    const observation = game.observe(viewer);
    const attacks = seat !== null && seat === observation.active && isHuman(seat);
    return {
      observation,
      actions: isHuman(seat) ? game.legalActions() : [],
      events: game.events(0, viewer),
      outcome: game.outcome,
      odds: attacks ? game.forecastAll(seat) : [],
    };
  }, [game, change, viewer]);

  return (
    <div class="table">
      <section class="controls" aria-label="Game">
        {view.outcome ? <Result outcome={view.outcome} /> : null}
        <Fault error={error} />
        <div class="buttons">
          <button type="button" onClick={undo} disabled={decisions === 0}>
            Undo
          </button>
          {watching && seat !== null ? (
            <>
              <button type="button" onClick={() => setPaused(!paused)}>
                {paused ? "Play on" : "Pause"}
              </button>
              <button type="button" onClick={letBotDecide} disabled={!paused}>
                One step
              </button>
            </>
          ) : null}
          <button type="button" onClick={onLeave}>
            New game
          </button>
        </div>
      </section>
      {seat === null ? null : (
        <Actions
          question={question(view.observation)}
          actions={view.actions}
          waiting={isHuman(seat) ? undefined : watching && paused ? "Paused." : "The bot decides…"}
          change={change}
          onChoose={decide}
        />
      )}
      <Odds pairs={view.odds} />
      <Board observation={view.observation} names={names} />
      <Log events={view.events} />
    </div>
  );
}

/** Whose eyes the page shows the game with. */
function viewerOf(controls: readonly [Control, Control], seat: number | null): Viewer {
  const people = controls.filter((control) => control === "human").length;
  if (people === 1) return controls.indexOf("human");
  return people === 2 && seat !== null ? seat : "all";
}
