import type { Match, Tracker } from "altmode/tracker/slim";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Fault } from "../ui/fault.js";
import { Games } from "./games.js";
import { Linked } from "./linked.js";
import { trackerModule } from "./module.js";
import { Table } from "./table.js";
import { openGame } from "./use-match.js";
import "../ui/combobox.css";
import "./tracker.css";
import "./touch.css";

/** The tracker screen: the list of games, one game, or a linked game. */
export default function TrackerScreen({ rest, query }: ScreenProps) {
  const [tracker, setTracker] = useState<Tracker>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setError(undefined);
    trackerModule().then(setTracker, setError);
  }, [tries]);

  if (error !== undefined) {
    return (
      <>
        <Fault error={error} />
        <p>{t("tracker.no-tracker")}</p>
        <button type="button" onClick={() => setTries(tries + 1)}>
          {t("shell.try-again")}
        </button>
      </>
    );
  }
  const link = query.get("m");
  const id = rest[0];
  // The form for a new game can be filled in before the module is loaded.
  if (link === null && id === undefined)
    return <Games tracker={tracker} onOpen={(game) => navigate(`#/tracker/${game}`)} />;
  if (tracker === undefined) {
    return (
      <div class="tracker stack">
        <h1>{t("tracker.title")}</h1>
        <p role="status">{t("tracker.loading")}</p>
      </div>
    );
  }
  if (link !== null) return <Linked tracker={tracker} link={link} />;
  return id === undefined ? null : <Opened key={id} tracker={tracker} id={id} />;
}

function Opened({ tracker, id }: { tracker: Tracker; id: string }) {
  const [found] = useState((): { match: Match } | { error: unknown } => {
    try {
      return { match: openGame(tracker, id) };
    } catch (error) {
      return { error };
    }
  });
  if ("match" in found) return <Table tracker={tracker} match={found.match} />;
  return (
    <div class="stack">
      <Fault error={found.error} />
      <p>
        <a class="button" href="#/tracker">
          {t("tracker.back")}
        </a>
      </p>
    </div>
  );
}
