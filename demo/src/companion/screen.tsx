import { JournalScreen } from "../journal/screen.js";
import { companion as texts } from "../messages/en/companion.js";
import { addEnglish, t } from "../messages/index.js";
import type { ScreenProps } from "../shell/screen.js";
import { Games } from "./games.js";
import { games, titleOf } from "./kept.js";
import { companionModule } from "./module.js";
import { Table } from "./table.js";
import "../journal/tracker.css";
import "../journal/touch.css";
import "../ui/columns.css";
import "../ui/combobox.css";
import "./companion.css";

addEnglish(texts);

/** The companion of Unmatched: the list of games, one game, or a linked game. */
export default function CompanionScreen(props: ScreenProps) {
  return (
    <JournalScreen
      {...props}
      games={games}
      load={companionModule}
      title={t("companion.title")}
      loading={t("companion.loading")}
      missing={t("companion.missing")}
      titleOf={titleOf}
      list={(companion) => <Games companion={companion} proposed={props.query} />}
      table={(companion, match) => <Table companion={companion} match={match} />}
    />
  );
}
