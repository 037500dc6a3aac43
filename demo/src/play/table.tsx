import type { Action, Tcg } from "altmode/tcg/slim";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type CardFacts, catalogueOf } from "../cards/catalogue.js";
import { CardDialog } from "../cards/dialog.js";
import { engineLang, t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { useInSight } from "../ui/in-sight.js";
import { useNarrow } from "../ui/narrow.js";
import { useSettling } from "../ui/settle.js";
import { Actions, Moves } from "./actions.js";
import { Board } from "./board.js";
import { Chosen } from "./chosen.js";
import { Controls } from "./controls.js";
import { Handover } from "./handover.js";
import { Log } from "./log.js";
import { Odds, type Pairing, Preview, usePairs } from "./odds.js";
import { OtherTab } from "./other-tab.js";
import { usePace } from "./pace.js";
import { Result } from "./result.js";
import type { Session } from "./session.js";
import { useTaps } from "./taps.js";
import { useGame } from "./use-game.js";
import { playerName, question } from "./words.js";

/** Delay between decisions while only bots play, in milliseconds. */
const WATCH_PAUSE = 250;

interface Props {
  tcg: Tcg;
  session: Session;
  /** Replaces the session by another state of the game. */
  onReplace: (session: Session) => void;
  onLeave: () => void;
}

/** A game in progress. */
export function Table({ tcg, session, onReplace, onLeave }: Props) {
  useAwake();
  // Resets the scroll position of the form.
  useEffect(() => scrollTo(0, 0), []);
  const { game, names } = session;
  const catalogue = catalogueOf(tcg);
  const running = useGame(session);
  const { observation, events, actions, outcome, seat, change, watching, paused } = running;
  // Events before a reload are shown at once.
  const [begun] = useState(events.length);
  const pace = usePace(events.length, begun);
  const telling = !pace.caughtUp;
  // The cover appears after the last events are shown.
  const covered = running.mustHandOver && !telling;
  const [looked, setLooked] = useState<CardFacts>();
  const [pointed, setPointed] = useState<Pairing>();

  const choose = (id: number) => {
    setPointed(undefined);
    pace.catchUp();
    running.decide(id);
  };
  const offered = telling ? none : actions;
  const { chosen, shown, board, showAll } = useTaps({
    actions: offered,
    observation,
    change,
    onChoose: choose,
    onLook: (id) => setLooked(catalogue.byId.get(id)),
  });

  const botDecides = running.botToAct && !(watching && paused) && pace.caughtUp;
  const latest = useRef(running);
  latest.current = running;
  // Each change of the game triggers the next step, once the log has caught up.
  useEffect(() => {
    if (!botDecides) return;
    let current = true;
    const timer = setTimeout(
      () => void latest.current.letBotDecide(() => current),
      watching ? WATCH_PAUSE : 0,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, change, botDecides, running.tries]);

  // The odds depend on the seat's knowledge, so they wait for the cover and the log.
  const attacks =
    seat !== null &&
    running.isHuman(seat) &&
    seat === observation.active &&
    !running.mustHandOver &&
    !telling;
  const pairs = usePairs(() => game.save(), attacks ? seat : undefined, change);

  // On a narrow screen, the moves appear near the tapped thing, and the question stays visible.
  const narrow = useNarrow();
  const [moves, setMoves] = useState<HTMLElement | null>(null);
  const movesInSight = useInSight(moves);
  const inSheet = narrow && chosen !== undefined;
  const appeared = useSettling(`${covered} ${running.viewer} ${outcome !== null && !telling}`);
  const moved = useSettling(`${change} ${telling} ${covered} ${inSheet}`) === "" ? "" : " moved";

  // With the keyboard, selecting a thing focuses its first move, and Escape returns the focus to the thing.
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!chosen?.byKeyboard) return;
    const near = root.current?.querySelector(inSheet ? ".sheet" : ".moves");
    const first = near?.querySelector<HTMLElement>("[data-action-id]");
    (first ?? near?.querySelector<HTMLElement>("button"))?.focus();
  }, [chosen?.thing]);
  const closeChosen = (byKeyboard: boolean) => {
    showAll();
    if (byKeyboard)
      root.current?.querySelector<HTMLElement>(`[data-thing="${chosen?.thing}"] .thing`)?.focus();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || chosen === undefined) return;
    event.preventDefault();
    closeChosen(true);
  };

  if (covered && seat !== null) {
    return (
      <div class={`table${appeared}`}>
        <Handover seat={seat} events={running.sinceCover()} onReady={running.takeOver} />
      </div>
    );
  }
  const now = events[pace.told - 1]?.text;
  const waiting = telling ? (
    <>
      <p class="telling" lang={engineLang()} data-testid="telling">
        {now}
      </p>
      <p>
        <button type="button" onClick={pace.catchUp}>
          {t("play.tell-all")}
        </button>
      </p>
    </>
  ) : running.isHuman(seat) ? undefined : (
    <p>{t(watching && paused ? "play.paused" : "play.bot-decides")}</p>
  );
  const asked = telling ? t("play.telling") : question(observation);
  const panel =
    chosen === undefined || seat === null ? null : (
      <Chosen
        tcg={tcg}
        game={game}
        observation={observation}
        seat={seat}
        thing={chosen.asked}
        name={chosen.name}
        actions={shown}
        change={change}
        onShowAll={closeChosen}
      />
    );
  const preview =
    attacks && seat !== null && offered.some(isPair) ? (
      <Preview pointed={pointed} pairs={pairs} save={() => game.save()} seat={seat} change={change} />
    ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the selection
    <div class={`table${appeared}${moved}`} ref={root} onKeyDown={onEscape}>
      <h1 class="hidden-visually">{t("play.title")}</h1>
      <section class="controls" aria-label={t("play.game")}>
        {outcome && !telling ? <Result outcome={outcome} seeks /> : null}
        <Fault error={running.error} />
        {running.error !== undefined && running.botToAct ? (
          <button type="button" onClick={running.tryAgain}>
            {t("play.bot-again")}
          </button>
        ) : null}
        {running.kept ? null : <p class="warning">{t("play.not-kept")}</p>}
        <OtherTab tcg={tcg} onTake={onReplace} />
        <Controls running={running} game={game} onLeave={onLeave} />
      </section>
      {seat === null && !telling ? null : (
        <div class="moves" ref={setMoves}>
          {inSheet ? null : panel}
          {narrow ? null : preview}
          <Actions
            question={asked}
            actions={inSheet ? offered : shown}
            waiting={waiting}
            change={change}
            onChoose={choose}
            onPoint={setPointed}
          />
          {running.together && !telling && seat !== null ? (
            <button type="button" class="small-button" onClick={running.wantHand}>
              {t("play.want-hand", { player: playerName(seat) })}
            </button>
          ) : null}
          {narrow && pointed !== undefined ? preview : null}
        </div>
      )}
      <Board observation={observation} names={names} board={board} catalogue={catalogue} />
      <Odds pairs={pairs} pointed={pointed} />
      <Log events={events} pace={pace} />
      {inSheet ? (
        <section class="sheet" aria-label={chosen.name}>
          {panel}
          <div class="actions">
            <Moves actions={shown} change={change} onChoose={choose} onPoint={() => undefined} plain />
          </div>
        </section>
      ) : null}
      {narrow && !movesInSight && !inSheet && asked !== "" ? (
        <div class="asked" aria-hidden="true" data-testid="asked">
          <span lang={telling ? engineLang() : undefined}>{telling ? now : asked}</span>
          <button type="button" class="small-button" tabIndex={-1} onClick={() => moves?.scrollIntoView()}>
            {t("play.to-moves")}
          </button>
        </div>
      ) : null}
      {looked ? <CardDialog card={looked} onClose={() => setLooked(undefined)} /> : null}
    </div>
  );
}

const none: readonly Action[] = [];

/** Returns whether a move is an attack between two characters, for which there are odds. */
const isPair = (action: Action) =>
  action.type === "attack" && action.attacker !== undefined && action.defender !== undefined;
