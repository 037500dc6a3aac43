import type { Tracker } from "altmode/tracker/slim";
import { useGames } from "../journal/games.js";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { PutAside } from "../ui/put-aside.js";
import { keepKnownDecks, knownDecks } from "./decks.js";
import { games, keepBeside } from "./kept.js";
import { trackerModule } from "./module.js";
import { Record } from "./record.js";
import { Setup } from "./setup.js";

/** The games of this device, and the form for a new one. */
export function Games({ tracker }: { tracker: Tracker | undefined }) {
  const { kept, error, begin, list, file } = useGames(trackerModule, games, (id, like) => {
    keepKnownDecks(id, knownDecks(like));
  });
  return (
    <div class="tracker stack">
      <h1>{t("nav.tracker")}</h1>
      <p class="quiet">{t("tracker.intro")}</p>
      <Fault error={error} plain />
      <PutAside from={["tracker"]} />
      {list}
      <Record matches={kept} />
      <Setup
        tracker={tracker}
        onBegin={(match, decks, along) =>
          begin(match, (id) => {
            // A failure is ignored, because only the odds use the decks.
            keepKnownDecks(id, decks);
            if (along) keepBeside(id, "along", "begin");
          })
        }
      />
      {file}
    </div>
  );
}
