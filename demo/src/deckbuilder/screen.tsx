import { useEffect, useState } from "preact/hooks";
import { deckbuilder as texts } from "../messages/en/deckbuilder.js";
import { addEnglish, t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { Loaded } from "../ui/loaded.js";
import { useSettling } from "../ui/settle.js";
import { knownRules, loadRules, type Rules } from "./engine.js";
import { begin, type Choices, closeKept, forgetGame, keptGame, resume, type Session } from "./session.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import "./deckbuilder.css";

addEnglish(texts);

/** The screen of the Deck-Building Game: the set-up, or the game. */
export default function DeckbuilderScreen() {
  return (
    <Loaded
      load={loadRules}
      known={knownRules}
      waiting={t("shell.loading-rules")}
      missing={t("deckbuilder.missing")}
    >
      {(rules) => <Screen rules={rules} />}
    </Loaded>
  );
}

function Screen({ rules }: { rules: Rules }) {
  const [placed, setPlaced] = useState<{ readonly session: Session; readonly number: number }>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: () => Promise<Session>) => {
    setBusy(true);
    setError(undefined);
    try {
      const session = await task();
      setPlaced((last) => ({ session, number: (last?.number ?? 0) + 1 }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const play = (choices: Choices) => start(() => begin(rules, choices));
  const free = () => void placed?.session.game.free().catch(() => undefined);

  // A reload continues the open game.
  useEffect(() => {
    const kept = keptGame();
    if (kept?.open) void start(() => resume(rules, kept));
  }, []);

  if (placed) {
    const { session, number } = placed;
    return (
      <Table
        key={number}
        cards={rules.cards}
        session={session}
        onLeave={() => {
          free();
          closeKept();
          setPlaced(undefined);
        }}
        onRematch={() => {
          free();
          void play({ ...session.choices, seed: "" });
        }}
      />
    );
  }

  const kept = keptGame();
  return (
    <div class={`stack${settling}`}>
      <h1>{t("deckbuilder.title")}</h1>
      <p>{t("deckbuilder.intro")}</p>
      <Fault error={error} />
      {kept ? (
        <section class="panel" aria-label={t("deckbuilder.resume")}>
          <p>{t("deckbuilder.resume-help")}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={busy}
              onClick={() => void start(() => resume(rules, kept))}
            >
              {t("deckbuilder.resume")}
            </button>
            <button
              type="button"
              onClick={() => {
                forgetGame();
                setForgotten((last) => last + 1);
                setError(undefined);
              }}
            >
              {t("deckbuilder.forget")}
            </button>
          </div>
        </section>
      ) : null}
      <Setup rules={rules} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
