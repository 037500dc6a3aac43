import { JournalScreen } from "../journal/screen.js";
import { t } from "../messages/index.js";
import type { ScreenProps } from "../shell/screen.js";
import { Games } from "./games.js";
import { games, titleOf } from "./kept.js";
import { trackerModule } from "./module.js";
import { Table } from "./table.js";
import "../ui/combobox.css";
import "../journal/tracker.css";
import "../journal/touch.css";

/** The tracker screen: the list of games, one game, or a linked game. */
export default function TrackerScreen(props: ScreenProps) {
  return (
    <JournalScreen
      {...props}
      games={games}
      load={trackerModule}
      title={t("nav.tracker")}
      loading={t("tracker.loading")}
      missing={t("tracker.no-tracker")}
      titleOf={titleOf}
      // The form for a new game can be filled in before the module is loaded.
      list={(tracker) => <Games tracker={tracker} />}
      table={(tracker, match) => <Table tracker={tracker} match={match} />}
    />
  );
}
