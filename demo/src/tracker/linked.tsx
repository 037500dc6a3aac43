import type { Match, Tracker } from "altmode/tracker/slim";
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import { Fault } from "../ui/fault.js";
import { keepGame, keptGame } from "./kept.js";
import { listedAs, titleOf } from "./use-match.js";

/** A linked game, shown as a preview before it is imported. */
export function Linked({ tracker, link }: { tracker: Tracker; link: string }) {
  const [found] = useState((): { match: Match } | { error: unknown } => {
    try {
      return { match: tracker.fromLink(link) };
    } catch (error) {
      return { error };
    }
  });
  const [error, setError] = useState<unknown>();
  const back = (
    <a class="button" href="#/tracker">
      {t("tracker.back")}
    </a>
  );
  if ("error" in found) {
    return (
      <div class="stack">
        <Fault error={found.error} />
        <p>{back}</p>
      </div>
    );
  }
  const view = found.match.view();
  const here = keptGame(view.id);
  const take = () => {
    try {
      if (here !== undefined) found.match.merge(JSON.parse(here));
      if (!keepGame(found.match.export(), listedAs(found.match.view()))) throw new Error(t("error.storage"));
      navigate(`#/tracker/${view.id}`);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="stack">
      <h1>{t("tracker.title")}</h1>
      <Fault error={error} />
      <p>{t("tracker.linked", { name: titleOf(view) })}</p>
      {here === undefined ? null : <p>{t("tracker.linked-here")}</p>}
      <p class="row">
        <button type="button" class="primary" onClick={take}>
          {t("tracker.take")}
        </button>
        {back}
      </p>
    </div>
  );
}
