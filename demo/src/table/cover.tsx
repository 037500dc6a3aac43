import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { useSettling } from "../ui/settle.js";
import { Asked } from "./asked.js";
import { useRegion } from "./region.js";

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
