import type { AsyncUnmatched } from "altmode/worker/unmatched";
import { rules } from "../../engine/unmatched.js";
import { unmatchedMore } from "../../messages/en/unmatched-more.js";
import { addEnglish, t } from "../../messages/index.js";
import type { ScreenProps } from "../../shell/screen.js";
import { GameScreen, type Placed } from "../../table/game-screen.js";
import { Loaded } from "../../ui/loaded.js";
import { type Facts, heroOf, knownFacts, loadBoards, loadFacts } from "./facts.js";
import { type Section, Sections, sectionOf } from "./sections.js";
import { begin, type Choices, kept, playing, resume, type Session } from "./session.js";
import { lastOf, Setup } from "./setup.js";
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
      <h1>{t("nav.unmatched")}</h1>
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

/** Places a game on the table. The code of the table comes with the rules, because the form needs neither. */
async function place(
  facts: Facts,
  task: (unmatched: AsyncUnmatched) => Promise<Session | undefined>,
): Promise<Placed | undefined> {
  const [unmatched, { Table }] = await Promise.all([rules(), loadLate()]);
  const [session, cards] = await Promise.all([task(unmatched), unmatched.cards.all()]);
  if (session === undefined) return undefined;
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    game: session.game,
    table: (leave) => <Table facts={facts} cards={byId} session={session} {...leave} />,
    rematch: () => place(facts, (known) => begin(known, { ...session.choices, seed: "" })),
  };
}

function Screen({ facts, query }: Pick<ShownProps, "facts" | "query">) {
  /** The hero that the set-up begins with. */
  const hero = query.get("hero");
  const namesOf = ({ choices }: Pick<Session, "choices">) =>
    playing(choices).map((id) => heroOf(facts, id)?.name ?? id);
  const play = (choices: Choices) => place(facts, (unmatched) => begin(unmatched, choices));
  return (
    <GameScreen
      query={query}
      address="#/unmatched"
      title={t("nav.unmatched")}
      intro={
        <>
          <Sections current="play" />
          <p>{t("unmatched.intro")}</p>
        </>
      }
      kept={kept}
      places={[kept.place]}
      namesOf={namesOf}
      resume={(game) => place(facts, (unmatched) => resume(unmatched, game, namesOf(game).join(" – ")))}
      beginLast={() => play(lastOf(facts, hero))}
      setup={(busy, start) => (
        <Setup facts={facts} hero={hero} busy={busy} onStart={(choices) => start(() => play(choices))} />
      )}
    />
  );
}
