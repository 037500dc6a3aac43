import { useState } from "preact/hooks";
import { t } from "../../messages/index.js";
import { useTick } from "../../ui/tick.js";
import { clockText } from "../clock.js";

/** The recommended time for a pick or a review (Tournament Rules, Appendix B); it runs when the organiser says so. */
export function PickTimer({ seconds }: { seconds: number }) {
  const [end, setEnd] = useState<number>();
  useTick(end !== undefined);
  const left = end === undefined ? seconds : Math.ceil((end - Date.now()) / 1000);
  const start = () => setEnd(Date.now() + seconds * 1000);
  return (
    <div class="row">
      <span class="tournament-clock" role="timer" data-testid="pick-timer">
        {clockText(left)}
      </span>
      <button type="button" onClick={end === undefined ? start : () => setEnd(undefined)}>
        {end === undefined ? t("draft.timer-start") : t("draft.timer-reset")}
      </button>
      {left <= 0 ? <strong>{t("draft.timer-over")}</strong> : null}
    </div>
  );
}
