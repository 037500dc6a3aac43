import type { Tracker } from "altmode/tracker/slim";
import { useState } from "preact/hooks";
import { GameFile, GameList } from "../journal/games.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { keepKnownDecks, knownDecks } from "./decks.js";
import { forgetGame, keepBeside, keepGame, keptGames, mergeKept } from "./kept.js";
import { trackerModule } from "./module.js";
import { Record } from "./record.js";
import { Setup } from "./setup.js";
import { listedAs, openGame } from "./use-match.js";

interface Props {
  tracker: Tracker | undefined;
  onOpen: (id: string) => void;
}

/** The games of this device, and the form for a new one. */
export function Games({ tracker, onOpen }: Props) {
  const [games, setGames] = useState(keptGames);
  const [error, setError] = useState<unknown>();

  const read = async (text: string) => {
    const match = (await trackerModule()).import(text);
    const { id } = match.view();
    mergeKept(id, match);
    if (!keepGame(match.export(), listedAs(match.view()))) throw new Error(t("error.storage"));
    onOpen(id);
  };

  /** Starts a new game with the same players, teams and options. */
  const again = async (id: string) => {
    try {
      const known = await trackerModule();
      const { setup } = openGame(known, id).export();
      const { seed: _, ...same } = setup;
      const match = known.newMatch(same);
      if (!keepGame(match.export(), listedAs(match.view()))) throw new Error(t("error.storage"));
      keepKnownDecks(match.view().id, knownDecks(id));
      onOpen(match.view().id);
    } catch (thrown) {
      setError(thrown);
      setGames(keptGames());
    }
  };

  return (
    <div class="tracker stack">
      <h1>{t("tracker.title")}</h1>
      <p class="quiet">{t("tracker.intro")}</p>
      <Fault error={error} plain />
      <PutAside from={["tracker"]} />
      <section class="panel" aria-labelledby="tracker-games">
        <h2 id="tracker-games">{t("tracker.games")}</h2>
        {games.length === 0 ? <p class="quiet">{t("tracker.no-games")}</p> : null}
        <GameList
          games={games}
          onOpen={onOpen}
          onAgain={(id) => void again(id)}
          onForget={(id) => {
            forgetGame(id);
            setGames(keptGames());
          }}
        />
        <GameFile onText={read} onError={setError} />
      </section>
      <Record matches={games} />
      <Setup
        tracker={tracker}
        onBegin={(match, decks, along) => {
          const view = match.view();
          // A failure is ignored, because only the odds use the decks.
          keepKnownDecks(view.id, decks);
          if (along) keepBeside(view.id, "along", "begin");
          if (keepGame(match.export(), listedAs(view))) onOpen(view.id);
          else setError(new Error(t("error.storage")));
        }}
      />
    </div>
  );
}
