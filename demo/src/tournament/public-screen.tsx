import type { RoundView, Tournament, TournamentView } from "altmode/tournament/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { useTick } from "../ui/tick.js";
import { BracketPicture } from "./bracket.js";
import { clockText } from "./clock.js";
import { namesOf } from "./names.js";
import { PlacingTable } from "./placing.js";
import { roundTitle } from "./round-name.js";
import { Standings } from "./standings.js";
import { Tables } from "./tables.js";
import { Winner } from "./winner.js";
import "./public.css";

/** Seconds for which each page of the screen is shown. */
const PAGE_SECONDS = 15;
/** Remaining seconds at which the clock is heard. */
const HEARD = [300, 0];

interface Props {
  tournament: Tournament;
  /** The only page that is shown, `bracket`; any other text for all pages. */
  page: string;
  onBack: () => void;
}

/**
 * The screen of the hall: the clock, the pairings by name and by table, the bracket and the standings, page after page. The
 * package itself leaves out private data.
 */
export function PublicScreen({ tournament, page: wanted, onBack }: Props) {
  useAwake();
  // Nothing is entered here: what another tab enters comes as another tournament.
  const { view, standings, placing } = useMemo(
    () => ({
      view: tournament.view("public"),
      standings: tournament.standings(),
      placing: tournament.placing(),
    }),
    [tournament],
  );
  const [dark, setDark] = useState(false);
  const [turns, setTurns] = useState(false);
  const [page, setPage] = useState(0);
  const round = view.rounds.at(-1);
  const name = namesOf(view);
  // A tournament without a playoff, which another tab can begin, has all other pages.
  const alone = wanted === "bracket" && view.bracket !== null;
  const bracket = (
    <div class="hall-bracket" key="bracket">
      <BracketPicture view={view} />
    </div>
  );
  const all = [
    ...(round === undefined || round.over
      ? []
      : [
          <section class="panel" key="names" aria-label={t("public.by-name")}>
            <ByName view={view} round={round} />
          </section>,
        ]),
    ...(round === undefined
      ? []
      : [
          <section class="panel" key="tables" aria-label={t("public.by-table")}>
            <Tables round={round} name={name} result={({ result }) => result?.games.join("–")} />
          </section>,
        ]),
    ...(view.bracket === null ? [] : [bracket]),
    <div class="stack" key="standings">
      {view.cut !== null ? <PlacingTable placing={placing} /> : null}
      <Standings standings={standings} />
    </div>,
  ];
  const pages = alone ? [bracket] : all;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setPage((last) => last + 1), PAGE_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [turns]);
  return (
    <div class={dark ? "hall dark" : "hall"} data-testid="public-screen">
      <header class="row spread">
        <h2>{round ? roundTitle(view, round) : t("tournament.round", { round: 1 })}</h2>
        <p class="row hall-buttons">
          {alone ? (
            <a class="button" href="#/tournament/public">
              {t("public.all-pages")}
            </a>
          ) : (
            <button type="button" aria-pressed={turns} onClick={() => setTurns(!turns)}>
              {t("public.turn-pages")}
            </button>
          )}
          {alone || view.bracket === null ? null : (
            <a class="button" href="#/tournament/public/bracket">
              {t("desk.bracket-large")}
            </a>
          )}
          <button type="button" aria-pressed={dark} onClick={() => setDark(!dark)}>
            {t("shell.theme.dark")}
          </button>
          <button type="button" onClick={onBack}>
            {t("tournament.public-back")}
          </button>
        </p>
      </header>
      {round === undefined ? <p>{t("tournament.no-round")}</p> : null}
      {round === undefined || alone ? null : <TimeLeft tournament={tournament} />}
      <Winner view={view} standings={standings} />
      {turns ? pages[page % pages.length] : pages}
    </div>
  );
}

/** Every player by name with the table and the opponent, in columns. */
function ByName({ view, round }: { view: TournamentView; round: RoundView }) {
  const name = namesOf(view);
  const seats = round.tables.flatMap(({ table, players: [one, other] }) => [
    { player: name(one), table, opponent: name(other) },
    { player: name(other), table, opponent: name(one) },
  ]);
  const byes = round.byes.map((player) => ({ player: name(player), table: 0, opponent: "" }));
  const all = [...seats, ...byes].sort((one, other) => one.player.localeCompare(other.player));
  return (
    <ul class="hall-names">
      {all.map(({ player, table, opponent }) => (
        <li key={player}>
          <strong>{player}</strong>{" "}
          {table === 0 ? t("desk.outcome.bye") : t("public.seat", { table, opponent })}
        </li>
      ))}
    </ul>
  );
}

/** The time of the round with its extensions, and what comes at its end (Tournament Rules 2.5). */
function TimeLeft({ tournament }: { tournament: Tournament }) {
  const { started, paused, remainingSeconds, tables } = tournament.clock();
  const running = started && !paused;
  useTick(running);
  const last = useRef(remainingSeconds);
  useEffect(() => {
    const before = last.current;
    last.current = remainingSeconds;
    if (!running || before === null || remainingSeconds === null) return;
    if (HEARD.some((mark) => before > mark && remainingSeconds <= mark)) sound(remainingSeconds <= 0 ? 3 : 1);
  });
  if (remainingSeconds === null) return null;
  return (
    <div class="hall-clock">
      <p class="tournament-clock" role="timer" data-testid="public-clock">
        {clockText(remainingSeconds)}
      </p>
      {remainingSeconds <= 0 && started ? (
        <p class="notice" role="status">
          {t("public.finish-turn")}
        </p>
      ) : null}
      {tables.map((each) => (
        <p key={each.table}>
          {t("tournament.extension", { table: each.table, time: clockText(each.remainingSeconds ?? 0) })}
        </p>
      ))}
    </div>
  );
}

/** Plays a number of short tones, where the browser allows it. */
function sound(tones: number): void {
  try {
    const audio = new AudioContext();
    for (let tone = 0; tone < tones; tone++) {
      const source = audio.createOscillator();
      source.frequency.value = 660;
      source.connect(audio.destination);
      source.start(audio.currentTime + tone * 0.5);
      source.stop(audio.currentTime + tone * 0.5 + 0.3);
    }
    setTimeout(() => void audio.close(), tones * 500 + 500);
  } catch {
    // The time is on the screen in any case.
  }
}
