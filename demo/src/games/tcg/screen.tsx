import { decksToPlay } from "../../deck-lists/kept.js";
import { t } from "../../messages/index.js";
import type { ScreenProps } from "../../shell/screen.js";
import { GameScreen, type Placed } from "../../table/game-screen.js";
import { type Rules, rules } from "./engine.js";
import { kept, resume, type Session } from "./session.js";
import { type Choices, controls, lastChoices, Setup } from "./setup.js";
import "../../cards/face.css";
import "../../cards/icons.css";
import "../../ui/columns.css";
import "./play.css";
import "./setup.css";

// Live tables load the table with the script of this screen.
export const loadLate = () => import("./late.js");

/** Places a game on the table. The code of the table comes with the rules, because the form needs neither. */
async function place(task: (loaded: Rules) => Promise<Session | undefined>): Promise<Placed | undefined> {
  const [loaded, { Table }] = await Promise.all([rules(), loadLate()]);
  const session = await task(loaded);
  return (
    session && {
      game: session.game,
      table: (leave) => <Table catalogue={loaded.catalogue} session={session} {...leave} />,
      rematch: () => place((known) => deal(known, session)),
    }
  );
}

async function deal({ tcg }: Rules, session: Omit<Session, "game">, seed = ""): Promise<Session> {
  const [one, other] = await Promise.all(session.lists.map((list) => tcg.parseDeck(list)));
  if (one === undefined || other === undefined) throw new Error(t("tcg.no-decks"));
  const game = await tcg.newGame({ players: [one, other], ...(seed === "" ? {} : { seed }) });
  return { ...session, game };
}

function begin({ decks, seed, play, strength }: Choices) {
  const known = decksToPlay();
  const chosen = decks.map((id) => known.find((deck) => deck.id === id));
  const names = chosen.map((deck) => deck?.name ?? "");
  const lists = chosen.map((deck) => deck?.list ?? "");
  return place((loaded) => deal(loaded, { names, lists, controls: controls[play], strength }, seed));
}

/** The play screen: the setup form, which needs no engine, or the game. */
export default function PlayScreen({ query }: ScreenProps) {
  return (
    <GameScreen
      query={query}
      address="#/play"
      title={t("start.tcg")}
      kept={kept}
      places={[kept.place, "decks"]}
      namesOf={({ names }) => names}
      resume={(game) => place(({ tcg }) => resume(tcg, game))}
      beginLast={() => begin(lastChoices())}
      setup={(busy, start) => <Setup busy={busy} onStart={(choices) => start(() => begin(choices))} />}
    />
  );
}
