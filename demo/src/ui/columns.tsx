import type { ComponentChildren } from "preact";
import { percent } from "./words.js";

export interface Column {
  readonly label: string;
  /** A probability. */
  readonly value: number;
  /** Drawn in the colour that marks something, say a KO. */
  readonly marked?: boolean;
}

interface Props {
  /** What the chart shows, in a few words. */
  caption: ComponentChildren;
  /** The same in one sentence for those who don't see it. */
  summary: string;
  columns: readonly Column[];
}

/** Probabilities as columns. Their values are in a table beside it, which the caller draws. */
export function Columns({ caption, summary, columns }: Props) {
  const most = Math.max(...columns.map(({ value }) => value), 1e-9);
  return (
    <figure class="columns">
      <figcaption>{caption}</figcaption>
      <div class="plot" role="img" aria-label={summary} style={{ "--columns": columns.length }}>
        {columns.map(({ label, value, marked }) => (
          <div class={marked ? "column marked" : "column"} key={label} title={`${label}: ${percent(value)}`}>
            <span class="space">
              <span class="value">{value > 0 && value < 0.005 ? "<1" : Math.round(value * 100)}</span>
              <span class="bar" style={{ "--part": value / most }} />
            </span>
            <span class="label">{label}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
