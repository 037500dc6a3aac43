// The time line of a replay, with buttons to step and to play.
import type { ComponentChildren } from "preact";
import { t } from "../messages/index.js";
import { answer } from "./hold.js";
import { Sign } from "./sign.js";

/** Returns the position of a replay in words. */
export const positionOf = (move: number, moves: number): string =>
  move === 0 ? t("replay.start") : t("replay.position", { move, moves });

interface Props {
  /** The number of moves that are made at the position, and in all. */
  move: number;
  moves: number;
  go: (move: number) => void;
  playing: boolean;
  onPlay: (playing: boolean) => void;
  /** The class of the row of buttons, and more buttons in it. */
  row: string;
  children?: ComponentChildren;
}

export function TimeLine({ move, moves, go, playing, onPlay, row, children }: Props) {
  const button = (sign: "first" | "back" | "next" | "last", to: number) => (
    <button
      type="button"
      disabled={to < 0 || to > moves || to === move}
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
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class={row}>
        {button("first", 0)}
        {button("back", move - 1)}
        <button type="button" class="primary" disabled={move >= moves} onClick={() => onPlay(!playing)}>
          {t(playing ? "replay.pause" : "replay.play")}
        </button>
        {button("next", move + 1)}
        {button("last", moves)}
        {children}
      </div>
    </>
  );
}
