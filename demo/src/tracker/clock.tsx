import type { TrackerView } from "altmode/tracker/slim";
import { useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { NumberField, wholeNumber } from "../ui/number-field.js";
import { useTick } from "../ui/tick.js";
import { capital } from "../ui/words.js";
import type { Tracking } from "./use-match.js";

const SECOND = 1_000;

/** Formats a time as minutes and seconds: `49:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(Math.abs(milliseconds) / SECOND);
  const sign = milliseconds < 0 ? "−" : "";
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns the clock's label. Without a limit it shows the elapsed time. */
export const clockLabel = ({ remaining }: TrackerView["clock"]) =>
  t(remaining === null ? "tracker.elapsed" : "tracker.remaining");

/** The round clock with extensions, and instructions for the end of time. */
export function Clock({ tracking: { match, act } }: { tracking: Tracking }) {
  const { clock } = match.view();
  useTick(clock.running);
  return (
    <div class="stack" data-testid="clock">
      <p class="time">
        <small>{clockLabel(clock)}</small> {clockText(clock.remaining ?? clock.elapsed)}
      </p>
      {clock.advice === "" ? null : (
        <p class="warning" lang={engineLang()}>
          {capital(clock.advice)}.
        </p>
      )}
      <div class="row">
        <button type="button" onClick={() => act({ type: clock.running ? "clock-pause" : "clock-start" })}>
          {clock.running ? t("tracker.clock-pause") : t("tracker.clock-start")}
        </button>
        <button type="button" onClick={() => act({ type: "clock-extend", seconds: 60 })}>
          {t("tracker.clock-more")}
        </button>
        {clock.called === null ? (
          <button type="button" onClick={() => act({ type: "time-called" })}>
            {t("tracker.clock-call")}
          </button>
        ) : null}
      </div>
      <Minutes minutes={clock.minutes} onChange={(minutes) => act({ type: "clock-set", minutes })} />
    </div>
  );
}

function Minutes({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const [typed, setTyped] = useState(String(minutes));
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const to = wholeNumber(typed, 1440);
        if (to !== undefined) onChange(to);
      }}
    >
      <NumberField label={t("tracker.clock-minutes")} value={typed} most={1440} onChange={setTyped} />
      <button type="submit" disabled={wholeNumber(typed, 1440) === undefined}>
        {t("tracker.apply")}
      </button>
    </form>
  );
}
