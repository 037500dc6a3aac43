import type { RoundView, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Act } from "./organiser.js";
import { ResultField } from "./result.js";

/** The heading of a round. */
export function roundTitle(view: TournamentView, { round, playoff }: RoundView): string {
  const swiss = view.rounds.filter((each) => !each.playoff).length;
  if (playoff) return t("tournament.playoff-round", { round: round - swiss });
  return view.swissRounds === null
    ? t("tournament.round", { round })
    : t("tournament.round-of", { round, rounds: view.swissRounds });
}

/** Pairings and results; the next step. */
export function Rounds({ view, act }: { view: TournamentView; act: Act }) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const last = view.rounds.length;
  const shown = view.rounds[(wanted > 0 && wanted <= last ? wanted : last) - 1];
  const name = (player: string) => view.players.find((each) => each.id === player)?.name ?? player;
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
      {shown ? <Tables view={view} round={shown} name={name} act={act} /> : <p>{t("tournament.no-round")}</p>}
      {view.champion !== null ? (
        <p class="outcome">{t("tournament.champion", { name: name(view.champion) })}</p>
      ) : null}
      {view.stage === "over" && view.champion === null ? <p class="outcome">{t("tournament.over")}</p> : null}
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

interface TablesProps {
  view: TournamentView;
  round: RoundView;
  name: (player: string) => string;
  act: Act;
}

function Tables({ view, round, name, act }: TablesProps) {
  return (
    <>
      <div class="scroll-x">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("tournament.table")}</th>
              <th scope="col">{t("tournament.pairing")}</th>
              <th scope="col">{t("tournament.result")}</th>
            </tr>
          </thead>
          <tbody>
            {round.tables.map((table) => {
              const names = [name(table.players[0]), name(table.players[1])] as const;
              return (
                <tr key={table.players.join()}>
                  <th scope="row">{table.table}</th>
                  <td>{names.join(" – ")}</td>
                  <td>
                    <ResultField
                      view={view}
                      round={round.round}
                      playoff={round.playoff}
                      table={table}
                      names={names}
                      act={act}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {round.byes.map((player) => (
        <p key={player}>{t("tournament.bye", { name: name(player) })}</p>
      ))}
    </>
  );
}
