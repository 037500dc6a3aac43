import type { ComponentChildren } from "preact";
import { percent } from "./words.js";

interface Column {
  readonly label: string;
  /** A probability from 0 to 1. */
  readonly value: number;
  /** Highlights the column, for example for a KO. */
  readonly marked?: boolean;
}

interface Props {
  /** Caption of the chart. */
  caption: ComponentChildren;
  /** Description of the chart for screen readers, in one sentence. */
  summary: string;
  columns: readonly Column[];
}

/** A column chart of probabilities. The caller renders a table with the values. */
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
