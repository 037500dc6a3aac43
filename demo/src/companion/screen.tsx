import type { Companion, Match } from "altmode/companion/slim";
import { useEffect, useState } from "preact/hooks";
import { companion as texts } from "../messages/en/companion.js";
import { addEnglish, t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import type { ScreenProps } from "../shell/screen.js";
import { Fault } from "../ui/fault.js";
import { Back } from "./back.js";
import { Games } from "./games.js";
import { games, titleOf } from "./kept.js";
import { companionModule } from "./module.js";
import { Table } from "./table.js";
import { keep, openGame } from "./use-match.js";
import "../tracker/tracker.css";
import "../tracker/touch.css";
import "../ui/columns.css";
import "../ui/combobox.css";
import "./companion.css";

addEnglish(texts);

/** The companion of Unmatched: the list of games, one game, or a linked game. */
export default function CompanionScreen({ rest, query }: ScreenProps) {
  const [companion, setCompanion] = useState<Companion>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setError(undefined);
    companionModule().then(setCompanion, setError);
  }, [tries]);

  if (error !== undefined) {
    return (
      <>
        <Fault error={error} />
        <p>{t("companion.missing")}</p>
        <button type="button" onClick={() => setTries(tries + 1)}>
          {t("shell.try-again")}
        </button>
      </>
    );
  }
  const link = query.get("m");
  const id = rest[0];
  if (link === null && id === undefined) return <Games companion={companion} />;
  if (companion === undefined) {
    return (
      <div class="tracker stack">
        <h1>{t("companion.title")}</h1>
        <p role="status">{t("companion.loading")}</p>
      </div>
    );
  }
  if (link !== null)
    return <Found open={() => companion.fromLink(link)}>{(match) => <Linked match={match} />}</Found>;
  return id === undefined ? null : (
    <Found key={id} open={() => openGame(companion, id)}>
      {(match) => <Table companion={companion} match={match} />}
    </Found>
  );
}

interface FoundProps {
  open: () => Match;
  children: (match: Match) => preact.ComponentChildren;
}

/** A match that is opened once, or the reason why it cannot be. */
function Found({ open, children }: FoundProps) {
  const [found] = useState((): { match: Match } | { error: unknown } => {
    try {
      return { match: open() };
    } catch (error) {
      return { error };
    }
  });
  if ("match" in found) return <>{children(found.match)}</>;
  return (
    <div class="stack">
      <Fault error={found.error} />
      <p>
        <Back />
      </p>
    </div>
  );
}

/** A linked game, shown as a preview before it is imported. */
function Linked({ match }: { match: Match }) {
  const [error, setError] = useState<unknown>();
  const view = match.view();
  const here = games.text(view.id);
  const take = () => {
    try {
      if (here !== undefined) match.merge(JSON.parse(here));
      navigate(`#/companion/${keep(match)}`);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="stack">
      <h1>{t("companion.title")}</h1>
      <Fault error={error} />
      <p>{t("tracker.linked", { name: titleOf(view) })}</p>
      {here === undefined ? null : <p>{t("tracker.linked-here")}</p>}
      <p class="row">
        <button type="button" class="primary" onClick={take}>
          {t("tracker.take")}
        </button>
        <Back />
      </p>
    </div>
  );
}
