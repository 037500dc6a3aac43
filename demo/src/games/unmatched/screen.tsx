import type { AsyncUnmatched } from "altmode/worker/unmatched";
import { useState } from "preact/hooks";
import { rules } from "../../engine/unmatched.js";
import { unmatchedMore } from "../../messages/en/unmatched-more.js";
import { addEnglish, t } from "../../messages/index.js";
import { useBack } from "../../shell/back.js";
import type { ScreenProps } from "../../shell/screen.js";
import { KeptGame } from "../../table/kept-game.js";
import { useAtOnce } from "../../ui/at-once.js";
import { Fault } from "../../ui/fault.js";
import { Loaded } from "../../ui/loaded.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { type Facts, heroOf, knownFacts, loadBoards, loadFacts } from "./facts.js";
import { type Section, Sections, sectionOf } from "./sections.js";
import {
  begin,
  type Choices,
  closeKept,
  forgetGame,
  keptGame,
  playing,
  resume,
  type Session,
} from "./session.js";
import { lastOf, Setup } from "./setup.js";
import type { Table } from "./table.js";
import type { Cards } from "./words.js";
import "../../ui/columns.css";
import "./sections.css";
import "./setup.css";
import "./unmatched.css";

// Live tables load the table with the script of this screen.
export { loadDecks } from "./facts.js";
export { usualChoices } from "./session.js";
export { loadFacts, loadLate };

addEnglish(unmatchedMore);

let late: typeof import("./late.js") | undefined;
/** Loads the code and the maps that the set-up does not wait for. */
const loadLate = async () => {
  const [code] = await Promise.all([import("./late.js"), loadBoards()]);
  late = code;
  return code;
};

/** The screen of Unmatched: the set-up, which needs no engine, the game, and what belongs to it. */
export default function UnmatchedScreen({ rest, query }: ScreenProps) {
  return (
    <Loaded
      load={loadFacts}
      known={knownFacts}
      waiting={t("unmatched.loading")}
      missing={t("unmatched.missing")}
    >
      {(facts) => <Shown facts={facts} section={sectionOf(rest[0])} id={rest[1]} query={query} />}
    </Loaded>
  );
}

interface ShownProps {
  facts: Facts;
  section: Section;
  id: string | undefined;
  query: URLSearchParams;
}

function Shown({ facts, section, id, query }: ShownProps) {
  if (section === "play") return <Screen key={query.get("hero") ?? ""} facts={facts} query={query} />;
  return (
    <div class="stack">
      <h1>{t("unmatched.title")}</h1>
      <Sections current={section} />
      <Loaded
        load={loadLate}
        known={() => late}
        waiting={t("unmatched.loading")}
        missing={t("shell.screen-missing")}
      >
        {({ SectionView }) => <SectionView facts={facts} section={section} id={id} />}
      </Loaded>
    </div>
  );
}

/** A game on the table. */
interface Placed {
  readonly session: Session;
  readonly cards: Cards;
  readonly Table: typeof Table;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

function Screen({ facts, query }: Pick<ShownProps, "facts" | "query">) {
  /** The hero that the set-up begins with. */
  const hero = query.get("hero");
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: (unmatched: AsyncUnmatched) => Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      // The code of the table comes with the rules, because the form needs neither.
      const [unmatched, { Table }] = await Promise.all([rules(), loadLate()]);
      const [session, cards] = await Promise.all([task(unmatched), unmatched.cards.all()]);
      if (session)
        setPlaced((last) => ({
          session,
          cards: new Map(cards.map((card) => [card.id, card])),
          Table,
          number: (last?.number ?? 0) + 1,
        }));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const play = (choices: Choices) => start((unmatched) => begin(unmatched, choices));
  const namesOf = ({ choices }: Pick<Session, "choices">) =>
    playing(choices).map((id) => heroOf(facts, id)?.name ?? id);
  const free = () => void placed?.session.game.free().catch(() => undefined);
  const leave = () => {
    free();
    closeKept();
    setPlaced(undefined);
  };
  useBack(placed !== undefined, leave);

  useAtOnce(
    query,
    "#/unmatched",
    placed ? undefined : keptGame(),
    () => {
      const kept = keptGame();
      if (kept) void start((unmatched) => resume(unmatched, kept, namesOf(kept).join(" – ")));
    },
    () => void play(lastOf(facts, hero)),
  );

  if (placed) {
    const { session, cards, number, Table } = placed;
    return (
      <Table
        key={number}
        facts={facts}
        cards={cards}
        session={session}
        onLeave={leave}
        onTake={() => {
          const kept = keptGame();
          if (kept === undefined) return;
          free();
          void start((unmatched) => resume(unmatched, kept, namesOf(kept).join(" – ")));
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
      <h1>{t("unmatched.title")}</h1>
      <Sections current="play" />
      <p>{t("unmatched.intro")}</p>
      <Fault error={error} />
      <PutAside from={["unmatched-game"]} />
      <p role="status" class={busy ? "busy-note" : "hidden-visually"}>
        {busy ? t("shell.loading-rules") : ""}
      </p>
      {kept ? (
        <KeptGame
          names={namesOf(kept)}
          busy={busy}
          onResume={() => void start((unmatched) => resume(unmatched, kept, namesOf(kept).join(" – ")))}
          onForget={() => {
            forgetGame();
            setForgotten((last) => last + 1);
            setError(undefined);
          }}
        />
      ) : null}
      <Setup facts={facts} hero={hero} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
