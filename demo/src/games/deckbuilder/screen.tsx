import { deckbuilder as texts } from "../../messages/en/deckbuilder.js";
import { addEnglish, t } from "../../messages/index.js";
import type { ScreenProps } from "../../shell/screen.js";
import { GameScreen, type Placed } from "../../table/game-screen.js";
import { Loaded } from "../../ui/loaded.js";
import { type CharacterFacts, knownCharacters, loadCharacters } from "./facts.js";
import { Sections, sectionOf } from "./sections.js";
import { begin, type Choices, kept, resume, type Session } from "./session.js";
import { lastOf, Setup } from "./setup.js";
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

/** Places a game on the table. The code of the table comes with the rules, because the form needs neither. */
async function place(task: () => Promise<Session | undefined>): Promise<Placed | undefined> {
  const [session, { Table }] = await Promise.all([task(), loadTable()]);
  return (
    session && {
      game: session.game,
      table: (leave) => <Table session={session} {...leave} />,
      rematch: () => play({ ...session.choices, seed: "" }),
    }
  );
}

const play = (choices: Choices) => place(() => begin(choices));

function Screen(props: { characters: readonly CharacterFacts[]; query: URLSearchParams }) {
  const { characters, query } = props;
  return (
    <GameScreen
      query={query}
      address="#/deckbuilder"
      title={t("deckbuilder.title")}
      intro={
        <>
          <Sections current="play" />
          <p>{t("deckbuilder.intro")}</p>
        </>
      }
      kept={kept}
      places={[kept.place, "deckbuilder-packs"]}
      namesOf={({ choices }) =>
        choices.characters.map((id) => characters.find((each) => each.id === id)?.name ?? id)
      }
      resume={(game) => place(() => resume(game))}
      beginLast={() => play(lastOf(characters))}
      setup={(busy, start) => (
        <Setup characters={characters} busy={busy} onStart={(choices) => start(() => play(choices))} />
      )}
    />
  );
}
