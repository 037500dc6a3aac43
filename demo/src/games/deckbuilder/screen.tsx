import { useEffect, useState } from "preact/hooks";
import { deckbuilder as texts } from "../../messages/en/deckbuilder.js";
import { addEnglish, t } from "../../messages/index.js";
import type { ScreenProps } from "../../shell/screen.js";
import { Fault } from "../../ui/fault.js";
import { Loaded } from "../../ui/loaded.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { type CharacterFacts, knownCharacters, loadCharacters } from "./facts.js";
import { PacksView } from "./packs/view.js";
import { Sections, sectionOf } from "./sections.js";
import { begin, type Choices, closeKept, forgetGame, keptGame, resume, type Session } from "./session.js";
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import "./deckbuilder.css";

// Live tables load the table with the script of this screen.
export { rulesWith } from "./engine.js";
export { usualChoices } from "./session.js";
export { Table };

addEnglish(texts);

/** The screen of the Deck-Building Game: the set-up, which needs no engine, the game, and the visitor's packs. */
export default function DeckbuilderScreen({ rest }: ScreenProps) {
  if (sectionOf(rest[0]) === "packs")
    return (
      <div class="stack">
        <h1>{t("deckbuilder.title")}</h1>
        <Sections current="packs" />
        <PacksView />
      </div>
    );
  return (
    <Loaded
      load={loadCharacters}
      known={knownCharacters}
      waiting={t("shell.loading")}
      missing={t("deckbuilder.missing")}
    >
      {(characters) => <Screen characters={characters} />}
    </Loaded>
  );
}

function Screen({ characters }: { characters: readonly CharacterFacts[] }) {
  const [placed, setPlaced] = useState<{ readonly session: Session; readonly number: number }>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: () => Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      const session = await task();
      if (session) setPlaced((last) => ({ session, number: (last?.number ?? 0) + 1 }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const play = (choices: Choices) => start(() => begin(choices));
  const free = () => void placed?.session.game.free().catch(() => undefined);

  // A reload continues the open game.
  useEffect(() => {
    const kept = keptGame();
    if (kept?.open) void start(() => resume(kept));
  }, []);

  if (placed) {
    const { session, number } = placed;
    return (
      <Table
        key={number}
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
          void start(() => resume(kept));
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
      <Sections current="play" />
      <p>{t("deckbuilder.intro")}</p>
      <Fault error={error} />
      <PutAside from={["deckbuilder-game", "deckbuilder-packs"]} />
      <p role="status" class={busy ? "busy-note" : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <section class="panel" aria-label={t("deckbuilder.resume")}>
          <p>{t("deckbuilder.resume-help")}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={busy}
              onClick={() => void start(() => resume(kept))}
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
      <Setup characters={characters} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
