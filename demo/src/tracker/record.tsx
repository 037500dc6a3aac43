import { t } from "../messages/index.js";
import type { KeptGame } from "./kept.js";

/** Match statistics of a person. */
interface Score {
  won: number;
  lost: number;
  games: [won: number, lost: number];
}

/** Returns the statistics of all finished matches by player name. */
function scoresOf(matches: readonly KeptGame[]): ReadonlyMap<string, Score> {
  const scores = new Map<string, Score>();
  const of = (name: string) => {
    const score = scores.get(name) ?? { won: 0, lost: 0, games: [0, 0] };
    scores.set(name, score);
    return score;
  };
  for (const { result } of matches) {
    if (result === undefined) continue;
    const [winner, loser] = [of(result.winner), of(result.loser)];
    const [more, fewer] = result.games;
    winner.won += 1;
    loser.lost += 1;
    winner.games = [winner.games[0] + more, winner.games[1] + fewer];
    loser.games = [loser.games[0] + fewer, loser.games[1] + more];
  }
  return scores;
}

/** Table of players by matches won on this device, most victories first. */
export function Record({ matches }: { matches: readonly KeptGame[] }) {
  const scores = [...scoresOf(matches)].sort(
    ([, one], [, other]) => other.won - one.won || one.lost - other.lost,
  );
  if (scores.length === 0) return null;
  return (
    <div class="panel">
      <h2 id="tracker-record">{t("tracker.record")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access */}
      <section class="scroll-x" tabIndex={0} aria-labelledby="tracker-record">
        <table class="narrow" data-testid="record">
          <thead>
            <tr>
              <td />
              <th scope="col" class="number">
                {t("tracker.record-won")}
              </th>
              <th scope="col" class="number">
                {t("tracker.record-lost")}
              </th>
              <th scope="col" class="number">
                {t("tracker.record-games")}
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map(([name, { won, lost, games }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td class="number">{won}</td>
                <td class="number">{lost}</td>
                <td class="number">
                  {games[0]} : {games[1]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="quiet">{t("tracker.record-help")}</p>
    </div>
  );
}
