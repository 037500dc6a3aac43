import type { Match } from "altmode/tracker/slim";
import { Found, Linked, Loaded } from "../journal/screen.js";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Games } from "./games.js";
import { keepGame, keptGame, mergeKept } from "./kept.js";
import { trackerModule } from "./module.js";
import { Table } from "./table.js";
import { listedAs, openGame, titleOf } from "./use-match.js";
import "../ui/combobox.css";
import "../journal/tracker.css";
import "../journal/touch.css";

/** The tracker screen: the list of games, one game, or a linked game. */
export default function TrackerScreen({ rest, query }: ScreenProps) {
  const link = query.get("m");
  const id = rest[0];
  return (
    <Loaded load={trackerModule} missing={t("tracker.no-tracker")}>
      {(tracker) => {
        // The form for a new game can be filled in before the module is loaded.
        if (link === null && id === undefined)
          return <Games tracker={tracker} onOpen={(game) => navigate(`#/tracker/${game}`)} />;
        if (tracker === undefined) {
          return (
            <div class="tracker stack">
              <h1>{t("tracker.title")}</h1>
              <p role="status">{t("tracker.loading")}</p>
            </div>
          );
        }
        if (link !== null) {
          return (
            <Found
              open={() => tracker.fromLink(link)}
              back={back()}
              from="tracker"
              heading={t("tracker.title")}
            >
              {(match) => <Preview match={match} />}
            </Found>
          );
        }
        return id === undefined ? null : (
          <Found
            key={id}
            open={() => openGame(tracker, id)}
            back={back()}
            from="tracker"
            heading={t("tracker.title")}
          >
            {(match) => <Table tracker={tracker} match={match} />}
          </Found>
        );
      }}
    </Loaded>
  );
}

/** Link to the list of games. */
const back = () => (
  <a class="button" href="#/tracker">
    {t("tracker.back")}
  </a>
);

/** A linked game, shown as a preview before it is imported. */
function Preview({ match }: { match: Match }) {
  const view = match.view();
  const here = keptGame(view.id);
  const take = () => {
    mergeKept(view.id, match);
    if (!keepGame(match.export(), listedAs(match.view()))) throw new Error(t("error.storage"));
    navigate(`#/tracker/${view.id}`);
  };
  return (
    <Linked
      heading={t("tracker.title")}
      title={titleOf(view)}
      here={here !== undefined}
      back={back()}
      onTake={take}
    />
  );
}
