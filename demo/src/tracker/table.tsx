import type { Match, Tracker } from "altmode/tracker/slim";
import { useEffect, useState } from "preact/hooks";
import { History } from "../journal/history.js";
import { engineLang, t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { Attack } from "./attack.js";
import { Bar } from "./bar.js";
import { Clock } from "./clock.js";
import { MatchPanel } from "./match-panel.js";
import { Share } from "./share.js";
import { Team } from "./team.js";
import { Tools } from "./tools.js";
import { type Tracking, useMatch } from "./use-match.js";
import { Warnings } from "./warnings.js";

/** The types of random outcomes in the history. */
const byChance = ["coin", "die", "flip"];

/** A tracked game. */
export function Table({ tracker, match }: { tracker: Tracker; match: Match }) {
  useAwake();
  const tracking = useMatch(match);
  const { error, said, shared, view } = tracking;
  return (
    <div class={notesShown(tracker) ? "tracker tracked" : "tracker tracked own-notes"}>
      <h1 class="hidden-visually">{t("tracker.title")}</h1>
      <div class="tracker-top">
        <Bar tracking={tracking} />
        <Warnings tracking={tracking} />
      </div>
      <Fault error={error} />
      <p class="hidden-visually" role="status" data-testid="said" lang={engineLang()}>
        {said}
      </p>
      {shared ? <p class="notice">{t("tracker.other-tab")}</p> : null}
      <div class="teams">
        <Team tracker={tracker} tracking={tracking} seat={0} />
        <Team tracker={tracker} tracking={tracking} seat={1} />
      </div>
      <p class="quiet hint">{t("tracker.hold")}</p>
      <div class="tracker-panels">
        <Fold class="panel" title={t("tracker.attack")}>
          {() => <Attack tracking={tracking} />}
        </Fold>
        <Fold class="panel wide" title={t("battle.title")}>
          {() => <Battle tracking={tracking} />}
        </Fold>
        <Fold class="panel" title={t("tracker.clock")} open={view.clock.stage !== "none"}>
          {() => <Clock tracking={tracking} />}
        </Fold>
        <Fold class="panel" title={t("tracker.match")} open={view.ending !== null}>
          {() => <MatchPanel tracking={tracking} />}
        </Fold>
        <Fold class="panel" title={t("tracker.tools")}>
          {() => <Tools tracking={tracking} />}
        </Fold>
        <Fold class="panel" title={t("tracker.history")}>
          {() => <History tracking={tracking} byChance={byChance} />}
        </Fold>
        <Fold class="panel" title={t("tracker.share")}>
          {() => <Share tracking={tracking} />}
        </Fold>
      </div>
      <p>
        <a class="button" href="#/tracker">
          {t("tracker.back")}
        </a>
      </p>
    </div>
  );
}

/** Returns whether a printout on the table may show notes. */
const notesShown = (tracker: Tracker) =>
  tracker.information.some(({ item, shownToBoth }) => item === "notes" && shownToBoth);

/** Table mode. Its code and the rules engine are loaded lazily. */
function Battle({ tracking }: { tracking: Tracking }) {
  const [Panel, setPanel] = useState<typeof import("./battle/panel.js").default>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    import("./battle/panel.js").then(
      (panel) => setPanel(() => panel.default),
      () => setError(new Error(t("shell.screen-missing"))),
    );
  }, []);
  if (Panel) return <Panel tracking={tracking} />;
  return error === undefined ? <p role="status">{t("shell.loading")}</p> : <Fault error={error} />;
}

export type TrackingProps = { tracking: Tracking };
