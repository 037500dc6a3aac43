import type { Placing, Prize, TournamentView } from "altmode/tournament/slim";
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { type Act, useActHere } from "./act.js";

/** `3`, or `3–4` where a place is shared or still open. */
const placeText = ({ place, to }: Placing): string =>
  place === null || to === null ? "–" : place === to ? String(place) : `${place}–${to}`;

/** Whether there is a final placing: from the cut on, or after the last round. Standings in between promise no prizes. */
export const hasPlacing = ({ cut, stage }: TournamentView): boolean => cut !== null || stage === "over";

interface Split {
  placing: readonly Placing[];
  view: TournamentView;
  act: Act;
}

/**
 * Returns the prizes when the players of the first places share theirs evenly, or `undefined` if there is nothing to
 * share.
 */
function sharedPrizes(prizes: readonly Prize[], places: number): Prize[] | undefined {
  const shared = prizes.filter(({ place }) => place <= places);
  if (places < 2 || shared.length < 2) return undefined;
  const all = shared.map(({ place, to = place, prize }) => {
    const count = Math.min(to, places) - place + 1;
    return count > 1 ? `${count} × ${prize}` : prize;
  });
  const others = prizes.flatMap(({ place, to, prize }): Prize[] => {
    if (place > places) return [to === undefined ? { place, prize } : { place, to, prize }];
    return to !== undefined && to > places ? [{ place: places + 1, to, prize }] : [];
  });
  return [
    { place: 1, to: places, prize: t("desk.shared-prize", { prizes: all.join(", "), count: places }) },
    ...others,
  ];
}

/** Splits the prizes of the players who are left evenly, if all of them agree (Tournament Rules 5.2). */
export function SplitPrizes({ placing, view, act: change }: Split) {
  const [act, refused] = useActHere(change, view);
  const [sure, setSure] = useState(false);
  const places = placing.filter(({ place, open }) => place === 1 && open).length;
  const prizes = sharedPrizes(view.options.prizes ?? [], places);
  if (prizes === undefined) return null;
  if (!sure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        {t("desk.split-prizes")}
      </button>
    );
  }
  const names = placing.flatMap(({ place, open, name }) => (place === 1 && open ? [name] : []));
  return (
    <div class="stack" role="alert">
      <p>{t("desk.split-sure", { names: names.join(", ") })}</p>
      {refused}
      <div class="row">
        <button type="button" onClick={() => setSure(false)}>
          {t("tournament.close-no")}
        </button>
        <button
          type="button"
          onClick={() => {
            if (act((one) => one.apply({ type: "configure", options: { prizes } }))) setSure(false);
          }}
        >
          {t("desk.split-yes")}
        </button>
      </div>
    </div>
  );
}

interface Props {
  placing: readonly Placing[];
  /** Controls below the table. */
  children?: ComponentChildren;
}

/** The final placing with its prizes. */
export function PlacingTable({ placing, children }: Props) {
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
      {children}
    </div>
  );
}
