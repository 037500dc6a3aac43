import type { HistoryEntry } from "altmode/companion/slim";
import { engineLang, t } from "../messages/index.js";
import type { TrackingProps } from "./use-match.js";

/** The history with person and time, newest first. Undone entries are struck out. */
export function History({ tracking: { match, person, setPerson } }: TrackingProps) {
  const lines = match.history().reverse();
  return (
    <div class="stack" data-testid="history">
      <label class="field">
        <span>{t("tracker.by")}</span>
        <input
          maxLength={60}
          autocomplete="off"
          value={person}
          onInput={({ currentTarget }) => setPerson(currentTarget.value)}
        />
      </label>
      {lines.length === 0 ? <p class="quiet">{t("tracker.history-none")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section class="scroll" tabIndex={0} aria-label={t("tracker.history")}>
        <ol class="stack tight">
          {lines.map((line) => (
            <Line key={`${line.id.device} ${line.id.number}`} line={line} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function Line({ line: { text, at, by, game, turn, state, action } }: { line: HistoryEntry }) {
  const time = new Date(at);
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  return (
    <li class={state}>
      <small>
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString([], clock)}</time>
        {game > 1 ? ` · ${t("tracker.game", { game })}` : ""} · {t("tracker.turn-number", { turn })}
        {by === "" ? "" : ` · ${by}`}
        {action.type === "die" ? ` · ${t("tracker.by-chance")}` : ""}
      </small>
      <br />
      {state === "done" ? (
        <span lang={engineLang()}>{text}</span>
      ) : (
        <>
          <s lang={engineLang()}>{text}</s>{" "}
          <small>({state === "undone" ? t("tracker.undone") : t("tracker.skipped")})</small>
        </>
      )}
    </li>
  );
}
