import type { Deck, Tcg } from "altmode/tcg/slim";
import { useErrorBoundary, useState } from "preact/hooks";
import { allDecks } from "../decks/kept.js";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { forgetSession, keepSession, keptSession, resume, type Session } from "./session.js";
import { type Choices, controls, Setup } from "./setup.js";
import { Table } from "./table.js";
import "../cards/face.css";
import "../cards/icons.css";
import "../ui/columns.css";
import "./play.css";

/** Play: the form, or the game that it began. */
export default function PlayScreen() {
  return <WithEngine>{(tcg) => <Play tcg={tcg} />}</WithEngine>;
}

function begin(tcg: Tcg, { decks, seed, play, strength }: Choices): Session {
  const known = allDecks();
  const lists = decks.map((name) => known.find((deck) => deck.name === name)?.list ?? "");
  const players = lists.map((list) => tcg.parseDeck(list)) as [Deck, Deck];
  const game = tcg.newGame(seed === "" ? { players } : { players, seed });
  return { game, names: decks, controls: controls[play], strength };
}

/** The game that was on the table when the page was left. */
function open(tcg: Tcg): { session?: Session; error?: unknown } {
  const kept = keptSession();
  if (!kept?.open) return {};
  try {
    return { session: resume(tcg, kept) };
  } catch (error) {
    return { error };
  }
}

function Play({ tcg }: { tcg: Tcg }) {
  const [first] = useState(() => open(tcg));
  const [session, setSession] = useState(first.session);
  const [error, setError] = useState<unknown>(first.error);

  const [forgotten, setForgotten] = useState(false);

  // A game that failed internally throws at every question, so also while the page is drawn.
  const [broken, mend] = useErrorBoundary();

  // Each game that comes to the table gets one of its own.
  const [table, setTable] = useState(0);
  const place = (next: Session) => {
    setSession(next);
    setTable((last) => last + 1);
  };
  const start = (task: () => Session) => {
    try {
      place(task());
      setForgotten(false);
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const leave = () => {
    if (session) {
      if (broken === undefined) keepSession(session, false);
      session.game.free();
    }
    setSession(undefined);
    if (broken !== undefined) mend();
  };

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
  if (session) {
    return <Table key={table} tcg={tcg} session={session} onReplace={place} onLeave={leave} />;
  }

  const kept = forgotten ? undefined : keptSession();
  return (
    <div class="stack">
      <h1>{t("play.title")}</h1>
      <Fault error={error} />
      {kept ? (
        <section class="panel resume" aria-label={t("play.resume")}>
          <p>{t("play.resume-help", { names: kept.names.join(" – ") })}</p>
          <div class="row">
            <button type="button" class="primary" onClick={() => start(() => resume(tcg, kept))}>
              {t("play.resume")}
            </button>
            <button
              type="button"
              onClick={() => {
                forgetSession();
                setForgotten(true);
                setError(undefined);
              }}
            >
              {t("play.forget")}
            </button>
          </div>
        </section>
      ) : null}
      <Setup onStart={(choices) => start(() => begin(tcg, choices))} />
    </div>
  );
}
