import type { Companion } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { GameFile, GameList } from "../journal/games.js";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { games } from "./kept.js";
import { companionModule } from "./module.js";
import { Setup } from "./setup.js";
import { keep, openGame } from "./use-match.js";

const open = (id: string) => navigate(`#/companion/${id}`);

interface Props {
  companion: Companion | undefined;
  /** Query of the address, in which a draft of heroes puts its result. */
  proposed: URLSearchParams;
}

/** The games of this device, and the form for a new one. */
export function Games({ companion, proposed }: Props) {
  const [kept, setKept] = useState(games.all);
  const [error, setError] = useState<unknown>();

  const read = async (text: string) => {
    const match = (await companionModule()).import(text);
    games.merge(match.view().id, match);
    open(keep(match));
  };
  /** Starts a new match with the same players and heroes. */
  const again = async (id: string) => {
    try {
      const known = await companionModule();
      const { seed: _, ...same } = openGame(known, id).export().setup;
      open(keep(known.newMatch(same)));
    } catch (thrown) {
      setError(thrown);
      setKept(games.all());
    }
  };

  return (
    <div class="tracker stack">
      <h1>{t("companion.title")}</h1>
      <p class="quiet">{t("companion.intro")}</p>
      <Fault error={error} plain />
      <PutAside from={["companion"]} />
      {kept.length === 0 ? null : (
        <section class="panel" aria-labelledby="companion-games">
          <h2 id="companion-games">{t("tracker.games")}</h2>
          <GameList
            games={kept}
            onOpen={open}
            onAgain={(id) => void again(id)}
            onForget={(id) => {
              games.forget(id);
              setKept(games.all());
            }}
          />
        </section>
      )}
      <Setup
        companion={companion}
        proposed={proposed}
        onBegin={(match) => {
          try {
            open(keep(match));
          } catch (thrown) {
            setError(thrown);
          }
        }}
      />
      <div class="panel">
        <GameFile onText={read} onError={setError} />
      </div>
    </div>
  );
}
