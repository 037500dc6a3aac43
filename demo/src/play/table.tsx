import type { Tcg } from "altmode/tcg/slim";
import { useEffect, useRef, useState } from "preact/hooks";
import { type CardFacts, catalogueOf } from "../cards/catalogue.js";
import { CardDialog } from "../cards/dialog.js";
import { t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Actions } from "./actions.js";
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
import { question } from "./words.js";

/** Milliseconds between decisions while bots play for the viewer's eyes. */
const WATCH_PAUSE = 250;

interface Props {
  tcg: Tcg;
  session: Session;
  /** Another state of the game takes its place. */
  onReplace: (session: Session) => void;
  onLeave: () => void;
}

/** A running game. */
export function Table({ tcg, session, onReplace, onLeave }: Props) {
  useAwake();
  const { game, names } = session;
  const catalogue = catalogueOf(tcg);
  const running = useGame(session);
  const { observation, events, actions, outcome, seat, change, watching, paused, mustHandOver } = running;
  // What happened before a reload has been told.
  const [begun] = useState(events.length);
  const pace = usePace(events.length, begun);
  const [looked, setLooked] = useState<CardFacts>();
  const [pointed, setPointed] = useState<Pairing>();

  const choose = (id: number) => {
    setPointed(undefined);
    pace.catchUp();
    running.decide(id);
  };
  const { chosen, shown, board, showAll } = useTaps({
    actions,
    observation,
    change,
    onChoose: choose,
    onLook: (id) => setLooked(catalogue.byId.get(id)),
  });

  const botDecides = running.botToAct && !(watching && paused) && pace.caughtUp;
  const latest = useRef(running);
  latest.current = running;
  // Each change of the game begins the next step, once the log has told the last one.
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

  const attacks = seat !== null && running.isHuman(seat) && seat === observation.active && !mustHandOver;
  const pairs = usePairs(() => game.save(), attacks ? seat : undefined, change);
  const pair = pairs.find(
    (each) => each.attacker === pointed?.attacker && each.defender === pointed.defender,
  );

  if (mustHandOver && seat !== null) {
    return (
      <div class="table">
        <Handover seat={seat} onReady={running.takeOver} />
      </div>
    );
  }
  const waiting = running.isHuman(seat)
    ? undefined
    : t(watching && paused ? "play.paused" : "play.bot-decides");
  const nothingChosen = chosen === undefined || seat === null;
  return (
    <div class="table">
      <h1 class="hidden-visually">{t("play.title")}</h1>
      <section class="controls" aria-label={t("play.game")}>
        {outcome ? <Result outcome={outcome} /> : null}
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
      {seat === null ? null : (
        <div class="moves">
          {nothingChosen ? null : (
            <Chosen
              tcg={tcg}
              game={game}
              observation={observation}
              seat={seat}
              thing={chosen.thing}
              name={chosen.name}
              actions={shown}
              change={change}
              onShowAll={showAll}
            />
          )}
          <Actions
            question={question(observation)}
            actions={shown}
            waiting={waiting}
            change={change}
            onChoose={choose}
            onPoint={setPointed}
          />
          {pair && seat !== null ? <Preview pair={pair} save={() => game.save()} seat={seat} /> : null}
        </div>
      )}
      <Board observation={observation} names={names} board={board} catalogue={catalogue} />
      <Odds pairs={pairs} pointed={pointed} />
      <Log events={events} pace={pace} />
      {looked ? <CardDialog card={looked} onClose={() => setLooked(undefined)} /> : null}
    </div>
  );
}
