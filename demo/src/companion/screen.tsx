import type { Match } from "altmode/companion/slim";
import { Found, Linked, Loaded } from "../journal/screen.js";
import { companion as texts } from "../messages/en/companion.js";
import { addEnglish, t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Back } from "./back.js";
import { Games } from "./games.js";
import { games, titleOf } from "./kept.js";
import { companionModule } from "./module.js";
import { Table } from "./table.js";
import { keep, openGame } from "./use-match.js";
import "../journal/tracker.css";
import "../journal/touch.css";
import "../ui/columns.css";
import "../ui/combobox.css";
import "./companion.css";

addEnglish(texts);

/** The companion of Unmatched: the list of games, one game, or a linked game. */
export default function CompanionScreen({ rest, query }: ScreenProps) {
  const link = query.get("m");
  const id = rest[0];
  return (
    <Loaded load={companionModule} missing={t("companion.missing")}>
      {(companion) => {
        if (link === null && id === undefined) return <Games companion={companion} proposed={query} />;
        if (companion === undefined) {
          return (
            <div class="tracker stack">
              <h1>{t("companion.title")}</h1>
              <p role="status">{t("companion.loading")}</p>
            </div>
          );
        }
        if (link !== null) {
          return (
            <Found
              open={() => companion.fromLink(link)}
              back={<Back />}
              from="companion"
              heading={t("companion.title")}
            >
              {(match) => <Preview match={match} />}
            </Found>
          );
        }
        return id === undefined ? null : (
          <Found
            key={id}
            open={() => openGame(companion, id)}
            back={<Back />}
            from="companion"
            heading={t("companion.title")}
          >
            {(match) => <Table companion={companion} match={match} />}
          </Found>
        );
      }}
    </Loaded>
  );
}

/** A linked game, shown as a preview before it is imported. */
function Preview({ match }: { match: Match }) {
  const view = match.view();
  const here = games.text(view.id);
  const take = () => {
    games.merge(view.id, match);
    navigate(`#/companion/${keep(match)}`);
  };
  return (
    <Linked
      heading={t("companion.title")}
      title={titleOf(view)}
      here={here !== undefined}
      back={<Back />}
      onTake={take}
    />
  );
}
