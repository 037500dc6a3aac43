import type { Tournaments } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { type Key, language, t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { tournaments } from "./engine.js";
import { archiveEvent, forgetEvent, type KeptEvent, keptEvents, renameEvent, savedEvent } from "./events.js";
import { fileName, give } from "./files.js";

interface Props {
  onOpen: (id: string) => void;
}

/** The tournaments of this device that are put away, those of the archive folded. */
export function Events({ onOpen }: Props) {
  const id = useId();
  const [events, setEvents] = useState(keptEvents);
  const [error, setError] = useState<unknown>();
  if (events.length === 0 && error === undefined) return null;
  const attempt = (change: () => void) => {
    try {
      change();
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
    setEvents(keptEvents());
  };
  const rename = (event: KeptEvent) => {
    const name = prompt(t("desk.event-name"), event.title)?.trim() ?? "";
    if (name === "" || name === event.title) return;
    tournaments().then(
      (rules: Tournaments) => attempt(() => renameEvent(event, name, rules)),
      (thrown) => setError(thrown),
    );
  };
  const forget = (event: KeptEvent) => {
    if (confirm(t("tournament.close-sure"))) attempt(() => forgetEvent(event.id));
  };
  const save = ({ id: event, title }: KeptEvent) =>
    attempt(() => give(fileName(title, "json"), "application/json", JSON.stringify(savedEvent(event))));
  const actions = (event: KeptEvent): readonly (readonly [Key, () => void])[] => [
    ["desk.rename", () => rename(event)],
    ["tracker.save-file", () => save(event)],
    [
      event.archived ? "desk.event-unarchive" : "desk.event-archive",
      () => attempt(() => archiveEvent(event, !event.archived)),
    ],
    ["desk.event-remove", () => forget(event)],
  ];
  const list = (wanted: readonly KeptEvent[]) => (
    <ul class="tournament-events">
      {wanted.map((event) => (
        <li key={event.id} class="stack tight">
          <button
            type="button"
            aria-label={t("tracker.open", { name: event.title })}
            onClick={() => onOpen(event.id)}
          >
            {event.title} <small>{new Date(event.changed).toLocaleString(language())}</small>
          </button>
          <div class="row">
            {actions(event).map(([label, act]) => (
              <button
                key={label}
                type="button"
                class="small-button"
                aria-label={`${t(label)}: ${event.title}`}
                onClick={act}
              >
                {t(label)}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
  const archive = events.filter(({ archived }) => archived);
  return (
    <section class="panel" aria-labelledby={`${id}-title`} data-testid="events">
      <h2 id={`${id}-title`}>{t("desk.events")}</h2>
      <Fault error={error} plain />
      {list(events.filter(({ archived }) => !archived))}
      {archive.length === 0 ? null : <Fold title={t("desk.event-archived")}>{() => list(archive)}</Fold>}
    </section>
  );
}
