import type { GameEvent } from "altmode/tcg/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { engineLang, t } from "../messages/index.js";
import { type Pace, type Speed, speedNames } from "./pace.js";
import { gist } from "./told.js";

/**
 * The event log, oldest first, scrolled to the end. An index is a stable key, because the log is append-only.
 */
export function Log({ events, pace }: { events: readonly GameEvent[]; pace: Pace }) {
  const region = useRef<HTMLElement>(null);
  const told = events.slice(0, pace.told);
  // Scrolls after each new event.
  useEffect(() => {
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [told.length]);

  // Screen readers get a summary once the log is shown, instead of each line.
  const [said, setSaid] = useState<{ readonly upTo: number; readonly lines: readonly string[] }>({
    upTo: told.length,
    lines: [],
  });
  useEffect(() => {
    if (!pace.caughtUp || told.length === said.upTo) return;
    setSaid({ upTo: told.length, lines: gist(told.slice(Math.min(said.upTo, told.length))) });
  }, [pace.caughtUp, told.length]);

  return (
    <section class="log panel" aria-labelledby="log-title">
      <div class="row spread">
        <h2 id="log-title">{t("log.title")}</h2>
        <div class="row">
          <label class="row">
            <small>{t("log.speed")}</small>
            <select
              class="small-button"
              value={pace.speed}
              onChange={({ currentTarget }) => pace.setSpeed(currentTarget.value as Speed)}
            >
              {speedNames.map((name) => (
                <option key={name} value={name}>
                  {t(`log.speed.${name}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="small-button" onClick={() => pace.setHeld(!pace.held)}>
            {t(pace.held ? "log.go-on" : "log.pause")}
          </button>
        </div>
      </div>
      <section
        class="scroll"
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
        tabIndex={0}
        aria-label={t("log.events")}
      >
        <ol lang={engineLang()}>
          {told.map(({ type, text }, index) => (
            <li key={index} class={type === "turn-started" ? "event turn" : `event ${type}`}>
              {text}
            </li>
          ))}
        </ol>
      </section>
      <p class="hidden-visually" role="status" aria-atomic="true" lang={engineLang()} data-testid="gist">
        {said.lines.join(" ")}
      </p>
    </section>
  );
}
