import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useRegion } from "./region.js";

interface Props {
  /** "You won", or who wins. */
  title: string;
  /** The side that wins, which decides the colour. */
  side: number | null;
  /** The game in figures: turns, best hit. */
  lines: readonly string[];
  /** Undefined for spectators. */
  onRematch: (() => void) | undefined;
  /** Leaves the table for the set-up, with the label of its button. */
  change: string;
  onChange: () => void;
  /** Further buttons. */
  children?: ComponentChildren;
}

/** The end of a game, over the field until the players look back at it. */
export function Result({ title, side, lines, onRematch, change, onChange, children }: Props) {
  const [open, setOpen] = useState(true);
  const region = useRegion();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      class={`table-result${side === null ? "" : ` side-${side}`}${open ? "" : " aside"}`}
      aria-labelledby={region.heading("result-title")}
      data-testid="outcome"
    >
      <h2 id="result-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {open ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div class="row">
        {onRematch === undefined ? null : (
          <button type="button" class="primary" onClick={onRematch}>
            {t("table.rematch")}
          </button>
        )}
        <button type="button" onClick={onChange}>
          {change}
        </button>
        {children}
        {open ? (
          <button type="button" onClick={() => setOpen(false)}>
            {t("table.look-back")}
          </button>
        ) : null}
      </div>
    </section>
  );
}
