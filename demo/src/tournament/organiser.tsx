import type { Tournament, Tournaments, TournamentView } from "altmode/tournament/slim";
import { useState } from "preact/hooks";
import { isEngineError } from "../engine/errors.js";
import { engineLang, many, said, t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { capital } from "../ui/words.js";
import type { Act } from "./act.js";
import type { HandedList } from "./addresses.js";
import { BracketPicture } from "./bracket.js";
import { PlayerCards } from "./card.js";
import { Clock } from "./clock.js";
import { DeckLists } from "./deck-lists.js";
import { DraftPanel } from "./draft/panel.js";
import { Files } from "./files-panel.js";
import { keep } from "./kept.js";
import { lastEntry } from "./last-entry.js";
import { OpenPanel } from "./open-panel.js";
import { Penalties } from "./penalties.js";
import { hasPlacing, PlacingTable, SplitPrizes } from "./placing.js";
import { Players } from "./players.js";
import { Reports } from "./reports.js";
import { Rounds } from "./rounds.js";
import { SettingsPanel } from "./settings.js";
import { Standings } from "./standings.js";

/** The organiser's controls during a tournament. */
export function Organiser({
  rules,
  tournament,
  handed,
  onPublic,
  onRenamed,
  onLeave,
  onEnd,
}: {
  rules: Tournaments;
  tournament: Tournament;
  /** A deck list that came by a player's link. */
  handed: HandedList | undefined;
  /** Makes the screen public from now on. */
  onPublic: () => void;
  onRenamed: (name: string) => void;
  /** Puts the tournament away for another one. */
  onLeave: () => void;
  onEnd: () => void;
}) {
  const [view, setView] = useState<TournamentView>(() => tournament.view());
  const [error, setError] = useState<unknown>();
  const [notice, setNotice] = useState("");
  /** The notice has English sentences of the engine. */
  const [english, setEnglish] = useState(false);

  const act: Act = (change, onRefused = setError) => {
    const before = view.warnings.length;
    try {
      change(tournament);
      const changed = tournament.view();
      setView(changed);
      if (changed.options.name !== view.options.name) onRenamed(changed.options.name ?? "");
      const warnings = changed.warnings.slice(before).map(({ message }) => message);
      setEnglish(warnings.some((message) => said(message) === undefined));
      setNotice(warnings.map((message) => `${capital(said(message) ?? message)}.`).join(" "));
      keep(tournament.save());
      setError(undefined);
      return true;
    } catch (thrown) {
      // Full storage, for example, is no matter of a field.
      (isEngineError(thrown) ? onRefused : setError)(thrown);
      return false;
    }
  };

  const takeBack = (way: "undo" | "redo") => {
    if (!act((one) => one[way]())) return;
    setEnglish(false);
    const entry = lastEntry(tournament.save(), tournament.view());
    setNotice(t(way === "undo" ? "desk.undone" : "desk.redone", { entry }));
  };

  const standings = tournament.standings();
  const placing = hasPlacing(view) ? tournament.placing() : undefined;
  const cutToCome = view.cut === null && view.rounds.length > 0 && (view.options.playoff ?? 0) > 0;
  const limited = (view.options.format ?? "constructed") !== "constructed";
  return (
    <>
      <div class="row">
        <button type="button" disabled={!view.canUndo} onClick={() => takeBack("undo")}>
          {t("table.undo")}
        </button>
        <button type="button" disabled={!view.canRedo} onClick={() => takeBack("redo")}>
          {t("tracker.redo")}
        </button>
        <button type="button" onClick={onPublic}>
          {t("tournament.public")}
        </button>
        <button type="button" onClick={onLeave}>
          {t("desk.leave")}
        </button>
      </div>
      <Fault error={error} plain />
      <p
        role="status"
        lang={english ? engineLang() : undefined}
        class={notice === "" ? "hidden-visually" : "warning"}
      >
        {notice}
      </p>
      {view.rejected.length > 0 ? (
        <p class="warning">{many("tournament.rejected", view.rejected.length)}</p>
      ) : null}
      <div class="tournament-columns">
        <div class="stack">
          <Rounds view={view} standings={standings} act={act} />
          <OpenPanel view={view} act={act} />
          <BracketPicture view={view}>
            <p>
              <a href="#/tournament/public/bracket">{t("desk.bracket-large")}</a>
            </p>
          </BracketPicture>
          {placing === undefined ? null : (
            <PlacingTable placing={placing}>
              <SplitPrizes placing={placing} view={view} act={act} />
            </PlacingTable>
          )}
          {view.rounds.length > 0 ? (
            <>
              <Standings standings={standings} chances={cutToCome ? tournament.chances() : []} />
              <PlayerCards tournament={tournament} view={view} />
            </>
          ) : null}
        </div>
        <div class="stack">
          {view.rounds.length > 0 ? <Clock tournament={tournament} view={view} act={act} /> : null}
          <Players view={view} act={act} />
          <SettingsPanel view={view} act={act} />
          <Reports tournament={tournament} view={view} act={act} />
          {view.players.length > 0 ? <Penalties rules={rules} view={view} act={act} /> : null}
          {limited && view.players.length > 1 ? <DraftPanel rules={rules} view={view} act={act} /> : null}
          {view.players.length > 0 ? (
            <DeckLists tournament={tournament} view={view} act={act} handed={handed} />
          ) : null}
          <Files
            tournament={tournament}
            view={view}
            act={act}
            onNotice={(text) => {
              setEnglish(false);
              setNotice(text);
            }}
            onFault={setError}
            onEnd={onEnd}
          />
        </div>
      </div>
    </>
  );
}
