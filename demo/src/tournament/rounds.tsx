import type { RoundView, Standing, TournamentView } from "altmode/tournament/slim";
import { useId, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
import { type Act, useActHere } from "./act.js";
import { namesOf } from "./names.js";
import { PairingTools } from "./pairings.js";
import { ResultField } from "./result.js";
import { roundName, roundTitle } from "./round-name.js";
import { Tables } from "./tables.js";
import { Winner } from "./winner.js";

/** Whether the pods of a draft are still to be drawn, in which the players are paired (Tournament Rules 7.6). */
const lacksPods = ({ options, rounds, pods }: TournamentView) =>
  options.format === "draft" && rounds.length === 0 && pods.length === 0;

/** A feature match, and a random table for a deck check. */
function TableTools({ view, round, act: change }: { view: TournamentView; round: RoundView; act: Act }) {
  const [act, refused] = useActHere(change, view);
  const [wanted, setWanted] = useState(0);
  const table = round.tables.find((each) => each.table === wanted) ?? round.tables[0];
  if (!table) return null;
  return (
    <div class="row">
      <Choice
        class="row"
        label={t("tournament.table")}
        value={table.table}
        options={round.tables.map((each) => [each.table, String(each.table)])}
        onChange={setWanted}
      />
      <button
        type="button"
        onClick={() =>
          act((one) => one.apply({ type: "feature", table: table.table, feature: !table.feature }))
        }
      >
        {table.feature ? t("desk.no-feature") : t("desk.feature")}
      </button>
      <button type="button" onClick={() => act((one) => one.drawDeckCheck())}>
        {t("desk.draw-deck-check")}
      </button>
      {refused}
    </div>
  );
}

/** Pairings and results; the next step. */
export function Rounds(props: { view: TournamentView; standings: readonly Standing[]; act: Act }) {
  const { view, standings, act } = props;
  const [actHere, refused] = useActHere(act, view);
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const last = view.rounds.length;
  const shown = view.rounds[(wanted > 0 && wanted <= last ? wanted : last) - 1];
  const name = namesOf(view);
  const canPair = view.stage === "entering" || view.stage === "betweenRounds";

  const heading = useRef<HTMLHeadingElement>(null);

  /** Goes on to the next round, whose first table is in sight then. */
  const next = (change: Parameters<Act>[0]) => {
    if (!actHere(change)) return;
    setWanted(0);
    heading.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <div class="row spread">
        <h2 id={`${id}-title`} ref={heading} class="tournament-round">
          {shown ? roundTitle(view, shown) : t("tournament.round", { round: 1 })}
        </h2>
        {last > 1 ? (
          <Choice
            class="row"
            label={t("tournament.choose-round")}
            value={shown?.round ?? last}
            options={view.rounds.map(
              ({ round, playoff }) => [round, playoff ? roundName(view, round) : String(round)] as const,
            )}
            onChange={setWanted}
          />
        ) : null}
      </div>
      {shown ? (
        <Tables
          round={shown}
          name={name}
          official
          result={(table, names) => (
            <ResultField
              view={view}
              round={shown.round}
              playoff={shown.playoff}
              table={table}
              names={names}
              act={act}
            />
          )}
        />
      ) : (
        <p>{t("tournament.no-round")}</p>
      )}
      <Winner view={view} standings={standings} />
      {shown && shown.round === last && !shown.over ? (
        <TableTools view={view} round={shown} act={act} />
      ) : null}
      {shown && !shown.playoff ? <PairingTools view={view} round={shown} act={act} /> : null}
      {refused}
      {canPair && lacksPods(view) ? <p>{t("draft.pods-first")}</p> : null}
      {canPair && !lacksPods(view) ? (
        <button type="button" class="primary" onClick={() => next((tournament) => tournament.pair())}>
          {t("tournament.pair")}
        </button>
      ) : null}
      {view.stage === "swissOver" ? (
        <button
          type="button"
          class="primary"
          onClick={() =>
            next((tournament) => {
              tournament.cut();
              tournament.pair();
            })
          }
        >
          {t("tournament.cut", { count: view.options.playoff ?? 0 })}
        </button>
      ) : null}
    </section>
  );
}
