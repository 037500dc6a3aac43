import type { SavedTournament, Tournament, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Act } from "./act.js";
import { FileButton } from "./file-button.js";
import { fileName, give } from "./files.js";
import { hasPlacing } from "./placing.js";
import { PrintButtons } from "./print/panel.js";

interface Props {
  tournament: Tournament;
  view: TournamentView;
  act: Act;
  onNotice: (text: string) => void;
  onFault: (error: unknown) => void;
  onEnd: () => void;
}

/** Saving, merging, printing, ending. */
export function Files({ tournament, view, act, onNotice, onFault, onEnd }: Props) {
  const id = useId();
  const [ending, setEnding] = useState(false);
  const name = view.options.name ?? "";
  const csv = (what: "standings" | "placing" | "pairings") =>
    give(fileName(`${name} ${what}`, "csv"), "text/csv", tournament.csv(what));
  const merge = (saved: unknown) => {
    let text = "";
    const merged = act((one) => {
      const { added, conflicts, rejected } = one.merge(saved as SavedTournament);
      text = t("tournament.merged", { added, conflicts: conflicts.length, rejected: rejected.length });
    });
    if (merged) onNotice(text);
  };
  const paired = view.rounds.length > 0;
  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t("tournament.files")}</h2>
      <div class="row">
        <button
          type="button"
          onClick={() => give(fileName(name, "json"), "application/json", JSON.stringify(tournament.save()))}
        >
          {t("tracker.save-file")}
        </button>
        <button type="button" onClick={() => csv("standings")}>
          {t("tournament.standings-csv")}
        </button>
        <button type="button" disabled={!paired} onClick={() => csv("pairings")}>
          {t("tournament.pairings-csv")}
        </button>
        <button type="button" disabled={!hasPlacing(view)} onClick={() => csv("placing")}>
          {t("desk.placing-csv")}
        </button>
      </div>
      <PrintButtons tournament={tournament} view={view} onFault={onFault} />
      <FileButton label={t("tournament.merge")} onFile={merge} onFault={onFault} />
      {ending ? (
        <div class="stack" role="alert">
          <p>{t("tournament.close-sure")}</p>
          <div class="row">
            <button type="button" onClick={() => setEnding(false)}>
              {t("tournament.close-no")}
            </button>
            <button type="button" onClick={onEnd}>
              {t("tournament.close-yes")}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" onClick={() => setEnding(true)}>
          {t("tournament.close")}
        </button>
      )}
    </section>
  );
}
