import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { decimal } from "../messages/index.js";
import { useWholeScreen } from "../shell/whole-screen.js";
import { Coach } from "./coach.js";
import { type DragRules, useDrag } from "./drag.js";
import { type Moment, WithHelp } from "./help.js";
import { useTableKey } from "./keys.js";
import "./table.css";

/** The zones that F6 leads to, one after the other, and what it focuses in each. */
const zones = [
  [".table-moves", "h2"],
  [".table-field", ':is(.near, .field-places) [tabindex="0"]'],
  [".table-hand", '[tabindex="0"]'],
] as const;

/** Moves the focus to the next zone that has something to focus, from any other place to the question. */
function toNextZone(table: HTMLElement): void {
  const now = zones.findIndex(([zone]) => table.querySelector(`${zone}:focus-within`));
  for (let step = 1; step <= zones.length; step++) {
    const found = table.querySelector<HTMLElement>(zones[(now + step) % zones.length]?.join(" ") ?? "");
    if (found === null) continue;
    found.focus();
    return;
  }
}

interface Props {
  /** Receives the element of the table. */
  frame?: RefObject<HTMLDivElement | null>;
  title: string;
  /** The bar of the far side, with the turn. */
  far: ComponentChildren;
  field: ComponentChildren;
  /** The bar of the near side. */
  near: ComponentChildren;
  stage: ComponentChildren;
  story: ComponentChildren;
  hand: ComponentChildren;
  moves: ComponentChildren;
  /** The actions of dragging; undefined where no person plays. */
  drag?: DragRules;
  /** Subject of the rules of the moment. */
  moment?: Moment;
  /** Whether a visitor plays here, who may be new. */
  firstGame?: boolean;
  /** An overlay of the table, for example the end of the game. */
  children?: ComponentChildren;
}

/**
 * The frame of the table. It fills the screen and never scrolls, and its zones never move. The frame of the page makes room
 * for it.
 */
export function TableFrame({
  frame,
  title,
  far,
  field,
  near,
  stage,
  story,
  hand,
  moves,
  drag,
  moment,
  firstGame,
  children,
}: Props) {
  useWholeScreen();
  const own = useRef<HTMLDivElement>(null);
  const element = frame ?? own;
  useDrag(element, drag);
  useTableKey("F6", true, () => element.current && toNextZone(element.current));
  // The browser's first formatted number takes a slow phone 0.2 s, for which no tap should wait.
  useEffect(() => {
    const timer = setTimeout(() => decimal(0), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="game-table" data-testid="table" ref={element}>
      <WithHelp moment={moment}>
        <h1 class="hidden-visually">{title}</h1>
        <div class="table-far">{far}</div>
        {field}
        <div class="table-near">{near}</div>
        {stage}
        {hand}
        {story}
        {moves}
        {children}
        {firstGame ? <Coach /> : null}
      </WithHelp>
    </div>
  );
}
