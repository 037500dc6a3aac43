import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { useSettling } from "../ui/settle.js";
import { Asked } from "./asked.js";
import { useRegion } from "./region.js";
import type { Sight } from "./use-table.js";

/** Covers the hand and the moves while the screen is handed to another player. The field stays in sight. */
export function Cover({ name, question, onReady }: { name: string; question: string; onReady: () => void }) {
  const ready = useRef<HTMLButtonElement>(null);
  const settling = useSettling(name);
  const region = useRegion();
  useLayoutEffect(() => ready.current?.focus({ preventScroll: true }), [name]);
  return (
    <section
      class={`table-cover${settling}`}
      aria-labelledby={region.heading("cover-title")}
      data-testid="cover"
    >
      <h2 id="cover-title">{t("table.cover", { name })}</h2>
      <p>
        <Asked text={question} />
      </p>
      <button type="button" class="primary" ref={ready} onClick={onReady}>
        {t("table.cover-ready", { name })}
      </button>
      <p class="quiet">{t("table.cover-help")}</p>
    </section>
  );
}

type OfSight = Pick<
  Sight<unknown, unknown>,
  "asksPerson" | "covered" | "handSeat" | "hotSeat" | "open" | "seat"
>;

/** Stands in place of a hand that is not open. */
export function HiddenHand(props: { sight: OfSight; nameOf: (seat: number) => string; count: number }) {
  const { asksPerson, covered, handSeat, hotSeat, open, seat } = props.sight;
  return (
    <div class="hand-hidden">
      <p>
        {t("table.hand-of", { name: props.nameOf(handSeat) })}:{" "}
        {t("table.hand-hidden", { count: props.count })}
      </p>
      {hotSeat && asksPerson && seat !== null && !covered ? (
        <button type="button" onClick={() => open(seat)}>
          {t("table.show-hand")}
        </button>
      ) : null}
    </div>
  );
}
