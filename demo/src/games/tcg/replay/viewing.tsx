import type { Tcg, Viewer } from "altmode/tcg/slim";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type CardFacts, catalogueOf } from "../cards/catalogue.js";
import { CardDialog } from "../cards/dialog.js";
import { engineLang, t } from "../messages/index.js";
import { Board } from "../play/board.js";
import { Result } from "../play/result.js";
import type { Board as Tapped } from "../play/thing.js";
import { playerName } from "../play/words.js";
import { Segments } from "../ui/segments.js";
import { Sign } from "./sign.js";
import type { Timeline } from "./timeline.js";

/** Milliseconds per move during automatic playback. */
const PAUSE = 900;
const eyes = ["all", "0", "1"] as const;

interface Props {
  tcg: Tcg;
  timeline: Timeline;
  onClose: () => void;
}

/** A recorded game with its timeline. */
export function Viewing({ tcg, timeline, onClose }: Props) {
  const { moves, turns } = timeline;
  const catalogue = catalogueOf(tcg);
  const [move, setMove] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [eye, setEye] = useState<(typeof eyes)[number]>("all");
  const [looked, setLooked] = useState<CardFacts>();
  const viewer: Viewer = eye === "all" ? "all" : Number(eye);
  const { observation, events, outcome } = useMemo(
    () => timeline.moment(move, viewer),
    [timeline, move, viewer],
  );
  // Events of the previous moves.
  const told = useMemo(
    () => (move === 0 ? 0 : timeline.moment(move - 1, viewer).events.length),
    [timeline, move, viewer],
  );

  const go = (to: number) => setMove(Math.max(0, Math.min(moves, to)));
  useEffect(() => {
    if (!playing) return;
    if (move >= moves) return setPlaying(false);
    const timer = setTimeout(() => go(move + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [playing, move, moves]);

  const board: Tapped = {
    markOf: () => undefined,
    responds: () => false,
    onTap: () => undefined,
    onLook: (id) => setLooked(catalogue.byId.get(id)),
  };
  const position = move === 0 ? t("replay.start") : t("replay.position", { move, moves });
  return (
    <div class="table replay">
      <section class="controls panel" aria-label={t("replay.timeline")}>
        <h1>{t("replay.title")}</h1>
        <p data-testid="replay-position" role="status">
          {position}
        </p>
        <input
          type="range"
          min={0}
          max={moves}
          value={move}
          aria-label={t("replay.timeline")}
          aria-valuetext={position}
          onInput={({ currentTarget }) => go(Number(currentTarget.value))}
        />
        <div class="row">
          <button type="button" disabled={move === 0} onClick={() => go(0)} aria-label={t("replay.first")}>
            <Sign name="first" />
          </button>
          <button
            type="button"
            disabled={move === 0}
            onClick={() => go(move - 1)}
            aria-label={t("replay.back")}
          >
            <Sign name="back" />
          </button>
          <button type="button" class="primary" disabled={move >= moves} onClick={() => setPlaying(!playing)}>
            {t(playing ? "replay.pause" : "replay.play")}
          </button>
          <button
            type="button"
            disabled={move >= moves}
            onClick={() => go(move + 1)}
            aria-label={t("replay.next")}
          >
            <Sign name="next" />
          </button>
          <button
            type="button"
            disabled={move >= moves}
            onClick={() => go(moves)}
            aria-label={t("replay.last")}
          >
            <Sign name="last" />
          </button>
        </div>
        <label class="row">
          {t("replay.turns")}
          <select
            value={String(turns.findLast((turn) => turn.move <= move)?.move ?? 0)}
            onChange={({ currentTarget }) => go(Number(currentTarget.value))}
          >
            {turns.map((turn) => (
              <option key={turn.move} value={String(turn.move)}>
                {t("replay.turn", { turn: turn.turn })}
              </option>
            ))}
          </select>
        </label>
        <div class="row">
          <span aria-hidden="true">{t("replay.eyes")}</span>
          <Segments
            legend={t("replay.eyes")}
            options={eyes.map(
              (each) => [each, each === "all" ? t("replay.eyes.all") : playerName(Number(each))] as const,
            )}
            value={eye}
            onChange={setEye}
          />
        </div>
        <button type="button" onClick={onClose}>
          {t("replay.close")}
        </button>
      </section>
      <div class="moves">
        {outcome ? <Result outcome={outcome} /> : null}
        <Story events={events.map(({ text }) => text)} told={told} />
      </div>
      <Board observation={observation} names={[]} board={board} catalogue={catalogue} />
      {looked ? <CardDialog card={looked} onClose={() => setLooked(undefined)} /> : null}
    </div>
  );
}

/** The events, with the newest move marked. */
function Story({ events, told }: { events: readonly string[]; told: number }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current?.scrollTo({ top: region.current.scrollHeight });
  }, [events.length]);
  return (
    <section class="log panel" aria-labelledby="story-title">
      <h2 id="story-title">{t("log.title")}</h2>
      <section
        class="scroll"
        ref={region}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas need keyboard access
        tabIndex={0}
        aria-label={t("log.events")}
      >
        <ol lang={engineLang()}>
          {events.map((text, index) => (
            <li key={index} class={index >= told ? "newest" : undefined}>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}
