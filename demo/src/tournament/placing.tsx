import type { Placing } from "altmode/tournament/slim";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";

/** `3`, or `3–4` where a place is shared or still open. */
const placeText = ({ place, to }: Placing): string =>
  place === null || to === null ? "–" : place === to ? String(place) : `${place}–${to}`;

/** The final placing with its prizes. */
export function PlacingTable({ placing }: { placing: readonly Placing[] }) {
  const id = useId();
  const prizes = placing.some((line) => line.prizes.length > 0);
  return (
    <div class="panel">
      <h2 id={`${id}-title`}>{t("desk.placing")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section class="scroll-x" tabIndex={0} aria-labelledby={`${id}-title`}>
        <table data-testid="placing">
          <thead>
            <tr>
              <th scope="col">{t("desk.place")}</th>
              <th scope="col">{t("tournament.player")}</th>
              <th scope="col">{t("desk.swiss-rank")}</th>
              {prizes ? <th scope="col">{t("desk.prize")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {placing.map((line) => (
              <tr key={line.player}>
                <td>{placeText(line)}</td>
                <th scope="row">{line.name}</th>
                <td>{line.swissRank}</td>
                {prizes ? <td>{line.prizes.join(" / ")}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
