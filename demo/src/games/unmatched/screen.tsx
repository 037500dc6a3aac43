import type { AsyncUnmatched } from "altmode/worker/unmatched";
import { useEffect, useState } from "preact/hooks";
import { rules } from "../../engine/unmatched.js";
import { unmatchedMore } from "../../messages/en/unmatched-more.js";
import { addEnglish, t } from "../../messages/index.js";
import type { ScreenProps } from "../../shell/screen.js";
import { Fault } from "../../ui/fault.js";
import { Loaded } from "../../ui/loaded.js";
import { PutAside } from "../../ui/put-aside.js";
import { useSettling } from "../../ui/settle.js";
import { BoardsView } from "./boards-view.js";
import { DraftView } from "./draft-view.js";
import { type Facts, heroOf, knownFacts, loadFacts } from "./facts.js";
import { HeroesView } from "./heroes-view.js";
import { ReplayView } from "./replay-view.js";
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
import { Setup } from "./setup.js";
import { Table } from "./table.js";
import type { Cards } from "./words.js";
import "../../ui/columns.css";
import "./sections.css";
import "./setup.css";
import "./unmatched.css";

// Live tables load the table with the script of this screen.
export { loadCards } from "./facts.js";
export { usualChoices } from "./session.js";
export { loadFacts, Table };

addEnglish(unmatchedMore);

/** The screen of Unmatched: the set-up, which needs no engine, the game, and what belongs to it. */
export default function UnmatchedScreen({ rest, query }: ScreenProps) {
  return (
    <Loaded
      load={loadFacts}
      known={knownFacts}
      waiting={t("unmatched.loading")}
      missing={t("unmatched.missing")}
    >
      {(facts) => <Shown facts={facts} section={sectionOf(rest[0])} id={rest[1]} hero={query.get("hero")} />}
    </Loaded>
  );
}

interface ShownProps {
  facts: Facts;
  section: Section;
  id: string | undefined;
  /** The hero that the set-up begins with. */
  hero: string | null;
}

function Shown({ facts, section, id, hero }: ShownProps) {
  if (section === "play") return <Screen key={hero ?? ""} facts={facts} hero={hero} />;
  return (
    <div class="stack">
      <h1>{t("unmatched.title")}</h1>
      <Sections current={section} />
      {section === "heroes" ? (
        <HeroesView facts={facts} id={id} />
      ) : section === "boards" ? (
        <BoardsView facts={facts} id={id} />
      ) : section === "draft" ? (
        <DraftView facts={facts} />
      ) : (
        <ReplayView facts={facts} />
      )}
    </div>
  );
}

/** A game on the table. */
interface Placed {
  readonly session: Session;
  readonly cards: Cards;
  /** Unique number of the game, used as key. */
  readonly number: number;
}

function Screen({ facts, hero }: { facts: Facts; hero: string | null }) {
  const [placed, setPlaced] = useState<Placed>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [, setForgotten] = useState(0);
  const settling = useSettling(placed === undefined ? "form" : "table", false);

  const start = async (task: (unmatched: AsyncUnmatched) => Promise<Session | undefined>) => {
    setBusy(true);
    setError(undefined);
    try {
      const unmatched = await rules();
      const [session, cards] = await Promise.all([task(unmatched), unmatched.cards.all()]);
      if (session)
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
  const namesOf = ({ choices }: Pick<Session, "choices">) =>
    playing(choices)
      .map((id) => heroOf(facts, id)?.name ?? id)
      .join(" – ");
  const free = () => void placed?.session.game.free().catch(() => undefined);

  // A reload continues the open game.
  useEffect(() => {
    const kept = keptGame();
    if (kept?.open) void start((unmatched) => resume(unmatched, kept, namesOf(kept)));
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
          void start((unmatched) => resume(unmatched, kept, namesOf(kept)));
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
        <section class="panel duel-resume" aria-label={t("unmatched.resume")}>
          <p>{t("unmatched.resume-help", { names: namesOf(kept) })}</p>
          <div class="row">
            <button
              type="button"
              class="primary"
              disabled={busy}
              onClick={() => void start((unmatched) => resume(unmatched, kept, namesOf(kept)))}
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
      <Setup facts={facts} hero={hero} busy={busy} onStart={(choices) => void play(choices)} />
    </div>
  );
}
