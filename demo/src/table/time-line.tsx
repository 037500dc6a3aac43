// The time line of a replay, with buttons to step and to play.
import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { answer } from "./hold.js";
import { Sign } from "./sign.js";

/** Returns the position of a replay in words. */
export const positionOf = (move: number, moves: number): string =>
  move === 0 ? t("replay.start") : t("replay.position", { move, moves });

/** Returns the nearest move that there is. */
export const clamped = (move: number, moves: number): number => Math.max(0, Math.min(moves, move));

interface Props {
  /** The number of moves that are made at the position, and in all. */
  move: number;
  moves: number;
  /** Goes to another move, from where the last step has led: two steps within one frame are two. */
  go: (to: (from: number) => number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  /** The class of the row of buttons, and more buttons in it. */
  row: string;
  children?: ComponentChildren;
}

export function TimeLine({ move, moves, go, playing, onPlay, row, children }: Props) {
  // A button that leads no further keeps the focus, which a disabled one would lose.
  const button = (sign: "first" | "back" | "next" | "last", to: (from: number) => number) => (
    <button
      type="button"
      aria-disabled={clamped(to(move), moves) === move}
      onClick={({ currentTarget }) => answer(currentTarget, () => go(to))}
      aria-label={t(`replay.${sign}`)}
    >
      <Sign name={sign} />
    </button>
  );
  return (
    <>
      <input
        type="range"
        min={0}
        max={moves}
        value={move}
        aria-label={t("replay.timeline")}
        aria-valuetext={positionOf(move, moves)}
        onInput={({ currentTarget }) => go(() => Number(currentTarget.value))}
      />
      <div class={row}>
        {button("first", () => 0)}
        {button("back", (from) => from - 1)}
        <button
          type="button"
          class="primary"
          aria-disabled={move >= moves}
          onClick={() => move >= moves || onPlay(!playing)}
        >
          {t(playing ? "replay.pause" : "replay.play")}
        </button>
        {button("next", (from) => from + 1)}
        {button("last", () => moves)}
        {children}
      </div>
    </>
  );
}
