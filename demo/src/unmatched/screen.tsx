import type { AsyncUnmatched } from "altmode/worker";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { Loaded } from "../ui/loaded.js";
import { useSettling } from "../ui/settle.js";
import { rules } from "./engine.js";
import { type Facts, heroOf, knownFacts, loadFacts } from "./facts.js";
import { begin, type Choices, closeKept, forgetGame, keptGame, resume, type Session } from "./session.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import type { Cards } from "./words.js";
import "../ui/columns.css";
import "./setup.css";
import "./unmatched.css";

/** The screen of Unmatched: the set-up, which needs no engine, or the game. */
export default function UnmatchedScreen() {
  return (
    <Loaded
      load={loadFacts}
      known={knownFacts}
      waiting={t("unmatched.loading")}
      missing={t("unmatched.missing")}
    >
      {(facts) => <Screen facts={facts} />}
    </Loaded>
  );
}

/** A game on the table. */
interface Placed {
  readonly session: Session;
  readonly cards: Cards;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

function Screen({ facts }: { facts: Facts }) {
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: (unmatched: AsyncUnmatched) => Promise<Session>) => {
    setBusy(true);
    setError(undefined);
    try {
      const unmatched = await rules();
      const [session, cards] = await Promise.all([task(unmatched), unmatched.cards.all()]);
      setPlaced((last) => ({
        session,
        cards: new Map(cards.map((card) => [card.id, card])),
        number: (last?.number ?? 0) + 1,
      }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const play = (choices: Choices) => start((unmatched) => begin(unmatched, choices));
  const free = () => void placed?.session.game.free().catch(() => undefined);

  // A reload continues the open game.
  useEffect(() => {
    const kept = keptGame();
    if (kept?.open) void start((unmatched) => resume(unmatched, kept));
  }, []);

  if (placed) {
    const { session, cards, number } = placed;
    return (
      <Table
        key={number}
        facts={facts}
        cards={cards}
        session={session}
        onLeave={() => {
          free();
          closeKept();
          setPlaced(undefined);
        }}
        onTake={() => {
          const kept = keptGame();
          if (kept === undefined) return;
          free();
          void start((unmatched) => resume(unmatched, kept));
        }}
        onRematch={() => {
          free();
          void play({ ...session.choices, seed: "" });
        }}
      />
    );
  }

  const kept = keptGame();
  const names = kept?.choices.heroes.map((id) => heroOf(facts, id)?.name ?? id).join(" – ") ?? "";
  return (
    <div class={`stack${settling}`}>
      <h1>{t("unmatched.title")}</h1>
      <p>{t("unmatched.intro")}</p>
      <Fault error={error} />
      <p role="status" class={busy ? undefined : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <section class="panel duel-resume" aria-label={t("unmatched.resume")}>
          <p>{t("unmatched.resume-help", { names })}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={busy}
              onClick={() => void start((unmatched) => resume(unmatched, kept))}
            >
              {t("unmatched.resume")}
            </button>
            <button
              type="button"
              onClick={() => {
                forgetGame();
                setForgotten((last) => last + 1);
                setError(undefined);
              }}
            >
              {t("unmatched.forget")}
            </button>
          </div>
        </section>
      ) : null}
      <Setup facts={facts} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
