import type { Tournament, TournamentView } from "altmode/tournament/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Choice } from "../ui/choice.js";
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
  const [wanted, setWanted] = useState("");
  const player = view.players.find((each) => each.id === wanted) ?? view.players[0];
  if (!player) return null;
  const card = tournament.card(player.id);
  return (
    <div class="stack">
      <Choice
        label={t("tournament.player")}
        value={player.id}
        options={view.players.map((each) => [each.id, each.name] as const)}
        onChange={setWanted}
      />
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
