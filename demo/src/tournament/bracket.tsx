import type { BracketMatch, TournamentView } from "altmode/tournament/slim";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../messages/index.js";
import { namesOf } from "./names.js";
import { playoffName } from "./round-name.js";

interface Props {
  view: TournamentView;
  /** Content below the heading. */
  children?: ComponentChildren;
}

/** The bracket of a playoff, a column a round. */
export function BracketPicture({ view, children }: Props) {
  const id = useId();
  const { bracket } = view;
  if (bracket === null) return null;
  const name = namesOf(view);
  const last = bracket.rounds.length - 1;
  const most = Math.max(2, ...bracket.rounds.map(({ length }) => length));
  return (
    <div class="panel">
      <h2 id={`${id}-title`}>{t("desk.bracket")}</h2>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section class="scroll-x" tabIndex={0} aria-labelledby={`${id}-title`}>
        <ol
          class="tournament-bracket"
          style={{ "--rounds": bracket.rounds.length, "--matches": most }}
          data-testid="bracket"
        >
          {bracket.rounds.map((matches, round) => (
            <li key={round}>
              <h3>{playoffName(round, bracket.rounds.length)}</h3>
              <div>
                {matches.map((match, index) => (
                  <Match key={index} match={match} name={name} />
                ))}
                {round === last && bracket.thirdPlace !== null ? (
                  <>
                    <h3>{t("desk.third-place")}</h3>
                    <Match match={bracket.thirdPlace} name={name} />
                  </>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Match({ match, name }: { match: BracketMatch; name: (player: string) => string }) {
  return (
    <ul class="tournament-match">
      {match.players.map((player, seat) => (
        <li key={seat} class={player !== null && player === match.winner ? "won" : undefined}>
          <span>
            {match.seeds[seat] === null ? "" : `${match.seeds[seat]}. `}
            {player === null ? "–" : name(player)}
          </span>
          <span>
            {match.games?.[seat] ?? ""}
            {player !== null && player === match.winner ? (
              <span class="hidden-visually"> {t("desk.goes-on")}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
