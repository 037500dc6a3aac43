import type { CutChance, Standing } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { decimal, t } from "../messages/index.js";

const share = (value: number) => `${decimal(value * 100, 2)}\u00a0%`;

interface Props {
  standings: Standing[];
  /** The players' chances of the cut, if there is one. */
  chances?: readonly CutChance[];
}

/** The standings with their tiebreakers. */
export function Standings({ standings, chances = [] }: Props) {
  const id = useId();
  const chance = (player: string) => chances.find((each) => each.player === player)?.chance;
  if (standings.length === 0) return null;
  return (
    <div class="panel">
      <h2 id={`${id}-title`}>{t("tournament.standings")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section class="scroll-x" tabIndex={0} aria-labelledby={`${id}-title`}>
        <table data-testid="standings">
          <thead>
            <tr>
              <th scope="col">{t("tournament.rank")}</th>
              <th scope="col">{t("tournament.player")}</th>
              <th scope="col">{t("tournament.points")}</th>
              <th scope="col">{t("tournament.record")}</th>
              <th scope="col">{t("tournament.opponents-match-win")}</th>
              <th scope="col">{t("tournament.game-win")}</th>
              <th scope="col">{t("tournament.opponents-game-win")}</th>
              {chances.length > 0 ? <th scope="col">{t("desk.chance")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {standings.map((line) => (
              <tr key={line.player}>
                <td>{line.rank}</td>
                <th scope="row">
                  {line.name}
                  {line.dropped ? ` (${t("tournament.left")})` : ""}
                </th>
                <td>{line.points}</td>
                <td>{`${line.wins}–${line.losses}–${line.draws}`}</td>
                <td>{share(line.opponentsMatchWin)}</td>
                <td>{share(line.gameWin)}</td>
                <td>{share(line.opponentsGameWin)}</td>
                {chances.length > 0 ? <td>{t(`desk.chance.${chance(line.player) ?? "none"}`)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
