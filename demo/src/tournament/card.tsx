import type { Tournament, TournamentView } from "altmode/tournament/slim";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fold } from "../ui/fold.js";
import { show } from "../ui/print-page.js";
import { cardPage } from "./print/pages.js";

/** Every round of a player: opponents, results, points. */
export function PlayerCards({ tournament, view }: { tournament: Tournament; view: TournamentView }) {
  if (view.rounds.length === 0) return null;
  return (
    <section class="panel" aria-label={t("desk.card")}>
      <Fold title={t("desk.card")}>{() => <Card tournament={tournament} view={view} />}</Fold>
    </section>
  );
}

function Card({ tournament, view }: { tournament: Tournament; view: TournamentView }) {
  const id = useId();
  const [wanted, setWanted] = useState("");
  const player = view.players.find((each) => each.id === wanted) ?? view.players[0];
  if (!player) return null;
  const card = tournament.card(player.id);
  return (
    <div class="stack">
      <div class="field">
        <label for={id}>{t("tournament.player")}</label>
        <select id={id} value={player.id} onChange={({ currentTarget }) => setWanted(currentTarget.value)}>
          {view.players.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section class="scroll-x" tabIndex={0} aria-label={player.name}>
        <table data-testid="card">
          <thead>
            <tr>
              <th scope="col">{t("desk.round")}</th>
              <th scope="col">{t("desk.opponent")}</th>
              <th scope="col">{t("tournament.result")}</th>
              <th scope="col">{t("tournament.points")}</th>
            </tr>
          </thead>
          <tbody>
            {card.rounds.map((line) => (
              <tr key={line.round}>
                <td>{line.round}</td>
                <td>{line.opponentName ?? "–"}</td>
                <td>
                  {t(`desk.outcome.${line.outcome}`)} {line.games?.join("–") ?? ""}
                </td>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" onClick={() => show(cardPage(tournament, view, player.id))}>
        {t("desk.print-card")}
      </button>
    </div>
  );
}
