import type { Tournament } from "altmode/tournament/slim";
import { useId, useMemo } from "preact/hooks";
import { t } from "../messages/index.js";
import { useTick } from "../ui/tick.js";
import { BracketPicture } from "./bracket.js";
import { clockText } from "./clock.js";
import { namesOf } from "./names.js";
import { PlacingTable } from "./placing.js";
import { roundTitle } from "./rounds.js";
import { Standings } from "./standings.js";
import { Tables } from "./tables.js";
import { Winner } from "./winner.js";

/** The public screen: clock, pairings, standings. The package itself leaves out private data. */
export function PublicScreen({ tournament, onBack }: { tournament: Tournament; onBack: () => void }) {
  const id = useId();
  // Nothing is entered here: what another tab enters comes as another tournament.
  const { view, standings, placing } = useMemo(
    () => ({
      view: tournament.view("public"),
      standings: tournament.standings(),
      placing: tournament.placing(),
    }),
    [tournament],
  );
  const round = view.rounds.at(-1);
  const name = namesOf(view);
  return (
    <div class="stack" data-testid="public-screen">
      <p>
        <button type="button" onClick={onBack}>
          {t("tournament.public-back")}
        </button>
      </p>
      {round === undefined ? null : <TimeLeft tournament={tournament} />}
      <section class="panel" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{round ? roundTitle(view, round) : t("tournament.round", { round: 1 })}</h2>
        {round === undefined ? (
          <p>{t("tournament.no-round")}</p>
        ) : (
          <Tables round={round} name={name} result={({ result }) => result?.games.join("–")} />
        )}
        <Winner view={view} standings={standings} />
      </section>
      <BracketPicture view={view} />
      {view.cut !== null ? <PlacingTable placing={placing} /> : null}
      <Standings standings={standings} />
    </div>
  );
}

/** The time of the round, which is all that goes on by itself. */
function TimeLeft({ tournament }: { tournament: Tournament }) {
  const { started, paused, remainingSeconds } = tournament.clock();
  useTick(started && !paused);
  if (remainingSeconds === null) return null;
  return (
    <p class="tournament-clock" role="timer">
      {clockText(remainingSeconds)}
    </p>
  );
}
