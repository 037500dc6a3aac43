import type { Tournament, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { NumberField } from "../ui/number-field.js";
import { useTick } from "../ui/tick.js";
import { type Act, useActHere } from "./act.js";

/** `49:05`, or `-0:10` when it is over. */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds);
  return `${seconds < 0 ? "−" : ""}${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
}

/** The time of the round. */
export function Clock(props: { tournament: Tournament; view: TournamentView; act: Act }) {
  const { tournament, view } = props;
  const [act, refused] = useActHere(props.act, view);
  const id = useId();
  const [table, setTable] = useState(1);
  const [minutes, setMinutes] = useState("5");
  const [reason, setReason] = useState("");
  const seconds = Math.round(Number(minutes.replace(",", ".")) * 60);
  const isLength = minutes.trim() !== "" && seconds > 0 && seconds <= 3600;
  const clock = tournament.clock();
  const running = clock.started && !clock.paused;
  useTick(running);

  const tables = view.rounds.at(-1)?.tables ?? [];
  const say = (type: "clockStart" | "clockPause" | "clockResume") =>
    act((one) => one.apply({ type, at: Date.now() }));
  const left = clock.remainingSeconds;
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("tracker.clock")}</h2>
      <p class="tournament-clock" role="timer" data-testid="clock">
        {left === null ? t("tournament.untimed") : clockText(left)}
      </p>
      {left !== null && left < 0 ? <p class="notice">{t("tournament.time-over")}</p> : null}
      {clock.tables.map((each) => (
        <p key={each.table}>
          {t("tournament.extension", { table: each.table, time: clockText(each.remainingSeconds ?? 0) })}
        </p>
      ))}
      <div class="row">
        {clock.started ? null : (
          <button type="button" onClick={() => say("clockStart")}>
            {t("tracker.clock-start")}
          </button>
        )}
        {running ? (
          <button type="button" onClick={() => say("clockPause")}>
            {t("replay.pause")}
          </button>
        ) : null}
        {clock.paused ? (
          <button type="button" onClick={() => say("clockResume")}>
            {t("tournament.clock-resume")}
          </button>
        ) : null}
      </div>
      {refused}
      {left === null || tables.length === 0 ? null : (
        <div class="row">
          <Choice
            class="row"
            label={t("tournament.more-time")}
            value={table}
            options={tables.map((each) => [each.table, String(each.table)])}
            onChange={setTable}
          />
          <NumberField
            label={t("tracker.clock-minutes")}
            value={minutes}
            onChange={setMinutes}
            fault={isLength ? undefined : t("desk.extension-wrong")}
          />
          <label class="field">
            <span>{t("desk.extension-reason")}</span>
            <input
              maxLength={200}
              value={reason}
              onInput={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </label>
          <button
            type="button"
            disabled={!isLength}
            onClick={() => {
              const why = reason.trim() === "" ? {} : { reason: reason.trim() };
              if (act((one) => one.apply({ type: "extension", table, seconds, ...why }))) setReason("");
            }}
          >
            {t("tournament.give")}
          </button>
        </div>
      )}
    </section>
  );
}
