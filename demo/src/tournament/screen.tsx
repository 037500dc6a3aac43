import type { SavedTournament, Tournament, Tournaments } from "altmode/tournament/slim";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { asShown, tournaments } from "./engine.js";
import { device, drop, keep, kept } from "./kept.js";
import { Organiser } from "./organiser.js";
import { Setup, type Wanted } from "./setup.js";
import "./tournament.css";

/** The organiser's view: one tournament, kept on this device. */
export default function TournamentScreen() {
  const [rules, setRules] = useState<Tournaments>();
  const [tournament, setTournament] = useState<Tournament>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    setError(undefined);
    tournaments().then((loaded) => {
      setRules(loaded);
      const saved = kept();
      if (saved !== undefined) begin(() => loaded.restoreTournament(saved, device()));
    }, setError);
  }, [tries]);

  /** A tournament is begun or opened, unless that is refused. */
  function begin(make: () => Tournament) {
    try {
      const begun = make();
      keep(begun.save());
      setTournament(begun);
      setError(undefined);
    } catch (thrown) {
      setError(asShown(thrown));
    }
  }

  function end() {
    tournament?.free();
    drop();
    setTournament(undefined);
  }

  return (
    <div class="tournament stack">
      <h1>{tournament ? tournament.options.name : t("tournament.title")}</h1>
      <Fault error={error} />
      {rules === undefined && error === undefined ? <p role="status">{t("tournament.loading")}</p> : null}
      {rules === undefined && error !== undefined ? (
        <button type="button" onClick={() => setTries(tries + 1)}>
          {t("shell.try-again")}
        </button>
      ) : null}
      {rules && tournament ? <Organiser tournament={tournament} onEnd={end} /> : null}
      {rules && !tournament ? (
        <Setup
          onBegin={(wanted: Wanted) => begin(() => rules.newTournament(wanted, device()))}
          onOpen={(saved: SavedTournament) => begin(() => rules.restoreTournament(saved, device()))}
          onFault={setError}
        />
      ) : null}
    </div>
  );
}
