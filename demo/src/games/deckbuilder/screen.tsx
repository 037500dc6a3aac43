import { useState } from "preact/hooks";
import { deckbuilder as texts } from "../../messages/en/deckbuilder.js";
import { addEnglish, t } from "../../messages/index.js";
import { useBack } from "../../shell/back.js";
import type { ScreenProps } from "../../shell/screen.js";
import { KeptGame } from "../../table/kept-game.js";
import { useAtOnce } from "../../ui/at-once.js";
import { Fault } from "../../ui/fault.js";
import { Loaded } from "../../ui/loaded.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { type CharacterFacts, knownCharacters, loadCharacters } from "./facts.js";
import { Sections, sectionOf } from "./sections.js";
import { begin, type Choices, closeKept, forgetGame, keptGame, resume, type Session } from "./session.js";
import { lastOf, Setup } from "./setup.js";
import type { Table } from "./table.js";
import "./deckbuilder.css";

// Live tables load the table with the script of this screen.
export { rulesWith } from "./engine.js";
export { usualChoices } from "./session.js";
export const loadTable = () => import("./table.js");

addEnglish(texts);

const loadPacksView = () => import("./packs/view.js");

/** The screen of the Deck-Building Game: the set-up, which needs no engine, the game, and the visitor's packs. */
export default function DeckbuilderScreen({ rest, query }: ScreenProps) {
  if (sectionOf(rest[0]) === "packs")
    return (
      <div class="stack">
        <h1>{t("deckbuilder.title")}</h1>
        <Sections current="packs" />
        <Loaded
          load={loadPacksView}
          known={() => undefined}
          waiting={t("shell.loading")}
          missing={t("shell.screen-missing")}
        >
          {({ PacksView }) => <PacksView />}
        </Loaded>
      </div>
    );
  return (
    <Loaded
      load={loadCharacters}
      known={knownCharacters}
      waiting={t("shell.loading")}
      missing={t("deckbuilder.missing")}
    >
      {(characters) => <Screen characters={characters} query={query} />}
    </Loaded>
  );
}

/** A game on the table. */
interface Placed {
  readonly session: Session;
  readonly Table: typeof Table;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

function Screen(props: { characters: readonly CharacterFacts[]; query: URLSearchParams }) {
  const { characters, query } = props;
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: () => Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      // The code of the table comes with the rules, because the form needs neither.
      const [session, { Table }] = await Promise.all([task(), import("./table.js")]);
      if (session) setPlaced((last) => ({ session, Table, number: (last?.number ?? 0) + 1 }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const play = (choices: Choices) => start(() => begin(choices));
  const free = () => void placed?.session.game.free().catch(() => undefined);
  const leave = () => {
    free();
    closeKept();
    setPlaced(undefined);
  };
  useBack(placed !== undefined, leave);

  useAtOnce(
    query,
    "#/deckbuilder",
    placed ? undefined : keptGame(),
    () => {
      const kept = keptGame();
      if (kept) void start(() => resume(kept));
    },
    () => void play(lastOf(characters)),
  );

  if (placed) {
    const { session, number, Table } = placed;
    return (
      <Table
        key={number}
        session={session}
        onLeave={leave}
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
        <KeptGame
          names={kept.choices.characters.map((id) => characters.find((each) => each.id === id)?.name ?? id)}
          busy={busy}
          onResume={() => void start(() => resume(kept))}
          onForget={() => {
            forgetGame();
            setForgotten((last) => last + 1);
            setError(undefined);
          }}
        />
      ) : null}
      <Setup characters={characters} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
