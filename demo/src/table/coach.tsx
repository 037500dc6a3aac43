import { useState } from "preact/hooks";
import { coach } from "../messages/en/coach.js";
import { addEnglish, t } from "../messages/index.js";
import { readText, writeText } from "../store/storage.js";
import { memo } from "../ui/memo.js";
import { useRegion } from "./region.js";

addEnglish(coach);

const PLACE = "coached";
/** Zones of the table in the order in which they are shown. */
const marks = ["field", "hand", "stage", "moves", "menu"] as const;

/**
 * Five notes for the first game, each about a zone of the table, which is outlined meanwhile. They take no focus and block
 * nothing. The browser remembers that they were read or closed, in any game.
 */
export const Coach = memo(() => {
  const [mark, setMark] = useState(() => (readText(PLACE) === undefined ? 0 : marks.length));
  const region = useRegion();
  const zone = marks[mark];
  if (zone === undefined) return null;
  const close = () => {
    writeText(PLACE, "yes");
    setMark(marks.length);
  };
  const number = { number: mark + 1, count: marks.length };
  return (
    <section
      class="coach panel"
      aria-label={region.label(t("coach.title"))}
      data-zone={zone}
      data-testid="coach"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
    >
      <p aria-live="polite">
        <strong>{t("coach.number", number)}</strong> {t(`coach.${zone}`)}
      </p>
      <div class="row">
        <button type="button" class="primary" onClick={() => (zone === "menu" ? close() : setMark(mark + 1))}>
          {t(zone === "menu" ? "coach.done" : "coach.next")}
        </button>
        {zone === "menu" ? null : (
          <button type="button" onClick={close}>
            {t("coach.close")}
          </button>
        )}
      </div>
    </section>
  );
});
