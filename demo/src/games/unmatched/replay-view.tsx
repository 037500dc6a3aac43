// A recorded game, move by move, with all hands open.
import type { GameEvent, GameRecord, Observation } from "altmode/unmatched/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { rules } from "../../engine/unmatched.js";
import { language, t } from "../../messages/index.js";
import { useRegion } from "../../table/region.js";
import { Story } from "../../table/story.js";
import { clamped, positionOf, TimeLine } from "../../table/time-line.js";
import { Fault } from "../../ui/fault.js";
import { Bar } from "./bar.js";
import { boardOf, type Facts } from "./facts.js";
import { FieldView } from "./field-view.js";
import { HandView } from "./hand-view.js";
import { usePick } from "./pick.js";
import { readRecord, takeHanded } from "./record.js";
import { type Choices, lastChoices, type Party } from "./session.js";
import { storyOf } from "./story.js";
import { type Cards, namesOf } from "./words.js";
import "../../table/replay.css";

/** Milliseconds per move during automatic playback. */
const PAUSE = 900;

/** The position after a number of moves. */
interface Moment {
  readonly observation: Observation;
  readonly events: readonly GameEvent[];
}

/** A record that the engine can replay. */
export interface Recorded {
  readonly record: GameRecord;
  readonly cards: Cards;
  readonly moves: number;
}

async function momentOf(record: GameRecord, moves: number): Promise<Moment> {
  const unmatched = await rules();
  const game = await unmatched.replay({ ...record, moves: record.moves.slice(0, moves) });
  try {
    const { observation, events } = await game.view("all", 0);
    return { observation, events };
  } finally {
    void game.free();
  }
}

/** Reads a record. Throws the engine's error if it does not replay. */
export async function recorded(record: GameRecord): Promise<Recorded> {
  const unmatched = await rules();
  // The whole record must replay, so that a damaged one is refused at once.
  await momentOf(record, record.moves.length);
  const cards = new Map((await unmatched.cards.all()).map((card) => [card.id, card]));
  return { record, cards, moves: record.moves.length };
}

/** Returns the number of moves after which the combat with a number has begun; 0 if there is no such combat. */
export async function moveOfCombat(record: GameRecord, combat: number): Promise<number> {
  const begun = async (moves: number) => {
    const { events } = await momentOf(record, moves);
    return events.filter(({ type }) => type === "attacked").length >= combat;
  };
  if (!(combat >= 1) || !(await begun(record.moves.length))) return 0;
  let [before, after] = [0, record.moves.length];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if (await begun(middle)) after = middle;
    else before = middle;
  }
  return after;
}

export function ReplayView({ facts }: { facts: Facts }) {
  const [open, setOpen] = useState<Recorded>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const take = async (read: () => GameRecord | Promise<GameRecord>) => {
    setBusy(true);
    setError(undefined);
    try {
      setOpen(await recorded(await read()));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  useEffect(() => {
    const record = takeHanded();
    if (record) void take(() => record);
  }, []);
  if (open) return <Viewing facts={facts} recorded={open} onClose={() => setOpen(undefined)} />;
  return (
    <div class="stack">
      <p>{t("unmatched.replay-intro")}</p>
      <Fault error={error} />
      <label class="field panel">
        <span>{t("unmatched.open-record")}</span>
        <input
          type="file"
          accept="application/json,.json"
          disabled={busy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void take(async () => readRecord(await file.text()));
            currentTarget.value = "";
          }}
        />
      </label>
      <p role="status">{busy ? t("shell.loading-rules") : ""}</p>
    </div>
  );
}

interface ViewingProps {
  facts: Facts;
  recorded: Recorded;
  /** Number of the move at which it begins. */
  first?: number;
  /** Undefined for a replay that stands in a page of others. */
  onClose?: () => void;
}

const partyOf = ({ mode, players }: Observation): Party =>
  mode === "teams" ? "teams" : players.length === 3 ? "three" : players.length === 4 ? "four" : "duel";

export function Viewing({ facts, recorded: { record, cards, moves }, first = 0, onClose }: ViewingProps) {
  const [move, setMove] = useState(first);
  const [moment, setMoment] = useState<Moment>();
  const [playing, setPlaying] = useState(false);
  const region = useRegion();
  const [error, setError] = useState<unknown>();
  /** Moments that were already shown, because a step back is common. */
  const seen = useRef(new Map<number, Moment>());

  useEffect(() => {
    let wanted = true;
    const known = seen.current.get(move);
    if (known) {
      setMoment(known);
      return;
    }
    momentOf(record, move).then(
      (found) => {
        seen.current.set(move, found);
        if (wanted) setMoment(found);
      },
      (thrown) => wanted && setError(thrown),
    );
    return () => {
      wanted = false;
    };
  }, [record, move]);
  const go = (to: (from: number) => number) => setMove((from) => clamped(to(from), moves));
  useEffect(() => {
    if (!playing || moment === undefined) return;
    if (move >= moves) return setPlaying(false);
    const timer = setTimeout(() => go(() => move + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, move, moves, moment]);

  return (
    <div class="duel-replay table-part" data-testid="replay">
      <section class="panel stack" aria-label={region.label(t("replay.timeline"))}>
        <p data-testid="replay-position" role="status">
          {positionOf(move, moves)}
        </p>
        <TimeLine move={move} moves={moves} go={go} playing={playing} onPlay={setPlaying} row="row" />
        <Fault error={error} />
        {onClose === undefined ? null : (
          <button type="button" onClick={onClose}>
            {t("replay.close")}
          </button>
        )}
      </section>
      {moment ? (
        <Shown facts={facts} cards={cards} moment={moment} />
      ) : (
        <p role="status">{t("shell.loading")}</p>
      )}
    </div>
  );
}

/** The table at one moment: nothing on it can be used. */
function Shown({ facts, cards, moment }: { facts: Facts; cards: Cards; moment: Moment }) {
  const { observation, events } = moment;
  const board = boardOf(observation.board);
  const choices = useMemo((): Choices => {
    const party = partyOf(observation);
    const heroes = observation.players.map(({ hero }) => hero);
    return { ...lastChoices(), party, way: "hot-seat", people: heroes.map(() => true), heroes };
  }, [observation]);
  const names = useMemo(
    () => namesOf(facts, cards, choices, observation.fighters),
    [facts, cards, choices, observation, language()],
  );
  const pick = usePick(noActions, 0, nothing);
  const story = useMemo(() => storyOf(events, events.length, names), [events, names]);
  if (board === undefined) return <p>{t("unmatched.missing")}</p>;
  const outcome = observation.outcome;
  return (
    <>
      {outcome === null ? null : (
        <p class="outcome" role="status" data-testid="replay-outcome">
          {outcome.winner === null
            ? t("table.draw")
            : t("table.wins", { name: (outcome.winners ?? [outcome.winner]).map(names.seat).join(", ") })}
        </p>
      )}
      <div class="replay-bars">
        {observation.players.map((_, seat) => (
          <Bar
            key={seat}
            seat={seat}
            observation={observation}
            names={names}
            pick={pick}
            isBot={false}
            facts={facts}
            cards={cards}
            onTap={nothing}
          />
        ))}
      </div>
      <div class="board-field table-part">
        <FieldView
          board={board}
          observation={observation}
          names={names}
          pick={pick}
          odds={noOdds}
          onTap={nothing}
          facts={facts}
        />
      </div>
      {observation.players.map((player, seat) => (
        <details key={seat} class="panel">
          <summary>
            {t("table.hand-of", { name: names.seat(seat) })} ({player.hand.length})
          </summary>
          <div class="table-part replay-hand">
            <HandView hero={names.seat(seat)} hand={player.hand} cards={cards} pick={pick} />
          </div>
        </details>
      ))}
      <div class="table-part replay-story">
        <Story entries={story} said="" />
      </div>
    </>
  );
}

const noActions: readonly never[] = [];
const noOdds: readonly never[] = [];
const nothing = () => undefined;
