import type { RoundView, Standing, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Act } from "./act.js";
import { namesOf } from "./names.js";
import { PairingTools } from "./pairings.js";
import { ResultField } from "./result.js";
import { Tables } from "./tables.js";
import { Winner } from "./winner.js";

/** The heading of a round. */
export function roundTitle(view: TournamentView, { round, playoff }: RoundView): string {
  const swiss = view.rounds.filter((each) => !each.playoff).length;
  if (playoff) return t("tournament.playoff-round", { round: round - swiss });
  return view.swissRounds === null
    ? t("tournament.round", { round })
    : t("tournament.round-of", { round, rounds: view.swissRounds });
}

/** A feature match, and a random table for a deck check. */
function TableTools({ round, act }: { round: RoundView; act: Act }) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const table = round.tables.find((each) => each.table === wanted) ?? round.tables[0];
  if (!table) return null;
  return (
    <div class="row">
      <label for={id}>{t("tournament.table")}</label>
      <select
        id={id}
        value={table.table}
        onChange={({ currentTarget }) => setWanted(Number(currentTarget.value))}
      >
        {round.tables.map((each) => (
          <option key={each.table} value={each.table}>
            {each.table}
          </option>
        ))}
      </select>
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
    </div>
  );
}

/** Pairings and results; the next step. */
export function Rounds(props: { view: TournamentView; standings: readonly Standing[]; act: Act }) {
  const { view, standings, act } = props;
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const last = view.rounds.length;
  const shown = view.rounds[(wanted > 0 && wanted <= last ? wanted : last) - 1];
  const name = namesOf(view);
  const canPair = view.stage === "entering" || view.stage === "betweenRounds";

  const next = (change: Parameters<Act>[0]) => {
    if (act(change)) setWanted(0);
  };

  return (
    <section class="panel" aria-labelledby={`${id}-title`}>
      <div class="row spread">
        <h2 id={`${id}-title`}>{shown ? roundTitle(view, shown) : t("tournament.round", { round: 1 })}</h2>
        {last > 1 ? (
          <label class="row">
            {t("tournament.choose-round")}
            <select
              value={shown?.round ?? last}
              onChange={(event) => setWanted(Number(event.currentTarget.value))}
            >
              {view.rounds.map(({ round }) => (
                <option key={round} value={round}>
                  {round}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {shown ? (
        <Tables
          round={shown}
          name={name}
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
      {shown && shown.round === last && !shown.over ? <TableTools round={shown} act={act} /> : null}
      {shown && !shown.playoff ? <PairingTools view={view} round={shown} act={act} /> : null}
      {canPair ? (
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
