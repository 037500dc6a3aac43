import type { Deck, Tcg } from "altmode/tcg/slim";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";
import { decksToPlay } from "../../decks/kept.js";
import { engine } from "../../engine/engine.js";
import { t } from "../../messages/index.js";
import { Fault } from "../../ui/fault.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { forgetSession, keepSession, keptSession, resume, type Session } from "./session.js";
import { type Choices, controls, Setup } from "./setup.js";
import { Table } from "./table.js";
import "../../cards/face.css";
import "../../cards/icons.css";
import "../../ui/columns.css";
import "./play.css";

/** A game on the table with its engine. */
interface Placed {
  readonly tcg: Tcg;
  readonly session: Session;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

function begin(tcg: Tcg, { decks, seed, play, strength }: Choices): Session {
  const known = decksToPlay();
  const chosen = decks.map((id) => known.find((deck) => deck.id === id));
  const players = chosen.map((deck) => tcg.parseDeck(deck?.list ?? "")) as [Deck, Deck];
  const game = tcg.newGame({ players, ...(seed === "" ? {} : { seed }) });
  const names = chosen.map((deck) => deck?.name ?? "");
  return { game, names, controls: controls[play], strength };
}

/** The play screen: the setup form, which needs no engine, or the game. */
export default function PlayScreen() {
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);

  // A game that failed internally throws on every call, also during rendering.
  const [broken, mend] = useErrorBoundary();

  const place = (tcg: Tcg, session: Session) =>
    setPlaced((last) => ({ tcg, session, number: (last?.number ?? 0) + 1 }));
  const start = async (task: (tcg: Tcg) => Session | Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      const tcg = await engine();
      const session = await task(tcg);
      if (session) place(tcg, session);
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  // Ignores double clicks that would hit the form after leaving the table.
  const settling = useSettling(placed === undefined ? "form" : "table", false);
  const play = (choices: Choices) => start((tcg) => begin(tcg, choices));
  const leave = () => {
    scrollTo(0, 0);
    if (placed) {
      if (broken === undefined) keepSession(placed.session, false);
      placed.session.game.free();
    }
    setPlaced(undefined);
    if (broken !== undefined) mend();
  };

  // A reload continues the open game.
  useEffect(() => {
    const kept = keptSession();
    if (kept?.open) void start((tcg) => resume(tcg, kept));
  }, []);

  if (broken !== undefined) {
    return (
      <>
        <Fault error={broken} />
        <button type="button" onClick={leave}>
          {t("play.leave")}
        </button>
      </>
    );
  }
  if (placed) {
    const { tcg, session, number } = placed;
    return (
      <Table
        key={number}
        tcg={tcg}
        session={session}
        onReplace={(next) => place(tcg, next)}
        onLeave={leave}
      />
    );
  }

  const kept = keptSession();
  return (
    <div class={`stack${settling}`}>
      <h1>{t("play.title")}</h1>
      <Fault error={error} />
      <PutAside from={["game", "decks"]} />
      <p role="status" class={busy ? undefined : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <section class="panel resume" aria-label={t("play.resume")}>
          <p>{t("play.resume-help", { names: kept.names.join(" – ") })}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => void start((tcg) => resume(tcg, kept))}>
              {t("play.resume")}
            </button>
            <button
              type="button"
              onClick={() => {
                forgetSession();
                setForgotten((last) => last + 1);
                setError(undefined);
              }}
            >
              {t("play.forget")}
            </button>
          </div>
        </section>
      ) : null}
      <Setup onStart={(choices) => void play(choices)} />
    </div>
  );
}
