import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import { useSettling } from "../ui/settle.js";

/** Covers the hands and the moves while the screen is handed to the other player. The map stays in sight. */
export function Cover({ hero, question, onReady }: { hero: string; question: string; onReady: () => void }) {
  const ready = useRef<HTMLButtonElement>(null);
  const settling = useSettling(hero);
  useLayoutEffect(() => ready.current?.focus({ preventScroll: true }), [hero]);
  return (
    <section class={`table-cover${settling}`} aria-labelledby="cover-title" data-testid="cover">
      <h2 id="cover-title">{t("unmatched.cover", { hero })}</h2>
      <p>{question}</p>
      <button type="button" class="primary" ref={ready} onClick={onReady}>
        {t("unmatched.cover-ready", { hero })}
      </button>
      <p class="quiet">{t("unmatched.cover-help")}</p>
    </section>
  );
}
