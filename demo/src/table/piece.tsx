import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Milliseconds of a move on the field. */
const MOVE = 350;

interface Props {
  class: string;
  /** Its middle, in percent of the field. */
  left: number;
  top: number;
  title?: string;
  children: ComponentChildren;
}

/**
 * A piece on the field. Its move is an animation of the compositor: a transition of `left` and `top` would lay the page out
 * in each frame, which a tap meanwhile would wait for.
 */
export function Piece({ left, top, title, children, class: classes }: Props) {
  const piece = useRef<HTMLSpanElement>(null);
  const last = useRef({ left, top });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { left, top };
    if (before.left === left && before.top === top) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // In percent of the field as the container, because asking for its size would lay the page out before the frame does.
    const from = `translate(${before.left - left}cqw, ${before.top - top}cqh)`;
    piece.current?.animate([{ transform: from }, { transform: "none" }], {
      duration: MOVE,
      easing: "ease",
    });
  }, [left, top]);
  return (
    <span
      class={`field-piece ${classes}`}
      ref={piece}
      style={{ left: `${left}%`, top: `${top}%`, "--across": left / 100 }}
      title={title}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
