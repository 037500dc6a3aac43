import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { TableDialog } from "./dialog.js";
import { OpenCard, type Reading } from "./readable.js";
import { useRegion } from "./region.js";
import type { Telling } from "./telling.js";

/** One side of a scene. */
export interface StageSide {
  readonly title: string;
  /** Number of the side, which decides its colour and shape. */
  readonly side: number;
  readonly face: ComponentChildren;
  readonly value: number | undefined;
  /** The parts of the value in words. */
  readonly parts: readonly string[];
  /** Further words, which add nothing to the value. */
  readonly notes?: readonly string[];
}

interface Props {
  left: StageSide | undefined;
  right: StageSide | undefined;
  /** The result, between the sides. */
  result: ComponentChildren;
  /** The present event in one sentence. */
  caption: string;
  telling: Telling;
  /** Whether it stays open between beats, where it lies over the field. */
  kept?: boolean;
  /**
   * Its form where it lies over the field: low for a single card, high for cards with long texts, and away for a thing
   * that the field shows.
   */
  over?: "low" | "high" | "away" | undefined;
  onAgain: (() => void) | undefined;
  /** Shown instead of a scene. */
  children: ComponentChildren;
}

/** The stage: a battle as a scene of two sides, told in beats. */
export function Stage({
  left,
  right,
  result,
  caption,
  telling,
  kept = false,
  over,
  onAgain,
  children,
}: Props) {
  const region = useRegion();
  const [reading, setReading] = useState<Reading>();
  const read = (next: Reading | undefined) => {
    setReading(next);
    // A scene waits for its reader.
    telling.stop(next !== undefined);
  };
  return (
    <OpenCard.Provider value={read}>
      <section
        class={`table-stage${!telling.done || kept ? "" : " told"}${over ? ` over-${over}` : ""}`}
        aria-label={region.label(t("table.stage"))}
        data-testid="stage"
      >
        {left === undefined ? (
          <div class="stage-idle">{children}</div>
        ) : (
          <>
            <div class={right === undefined ? "stage-scene alone" : "stage-scene"}>
              <Half {...left} />
              {right === undefined ? null : (
                <>
                  <div class="stage-result">{result}</div>
                  <Half {...right} />
                </>
              )}
            </div>
            <div class="stage-foot">
              <p>{caption}</p>
              {!telling.done ? (
                <button type="button" class="small-button" onClick={telling.skip}>
                  {t("table.skip")}
                </button>
              ) : onAgain ? (
                <button type="button" class="small-button" onClick={onAgain}>
                  {t("table.again")}
                </button>
              ) : null}
            </div>
          </>
        )}
      </section>
      {/* Outside the stage: a phone hides the stage after a scene, and the dialog stays until it is closed. */}
      {reading ? (
        <TableDialog title={reading.title} named onClose={() => read(undefined)}>
          {reading.whole}
        </TableDialog>
      ) : null}
    </OpenCard.Provider>
  );
}

function Half({ title, side, face, value, parts, notes = [] }: StageSide) {
  return (
    <div class={`stage-half side-${side}`}>
      <h3>{title}</h3>
      {face}
      <p class="stage-value">
        {value === undefined ? null : <strong key={value}>{value}</strong>}
        <small>{[parts.join(" + "), ...notes].join(" · ")}</small>
      </p>
    </div>
  );
}
