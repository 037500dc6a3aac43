import type { Companion, Match } from "altmode/companion/slim";
import { useState } from "preact/hooks";
import { Here } from "../journal/here.js";
import { History } from "../journal/history.js";
import { Said } from "../journal/said.js";
import { Back } from "../journal/screen.js";
import { t } from "../messages/index.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { Bar, Quick } from "./bar.js";
import { Combat } from "./combat.js";
import { games } from "./kept.js";
import { MatchPanel, NextGame } from "./match-panel.js";
import { PlayerPanel } from "./player.js";
import { Share } from "./share.js";
import { Tools } from "./tools.js";
import { useMatch } from "./use-match.js";
import { Warnings } from "./warnings.js";

/** The types of random outcomes in the history. */
const byChance = ["die"];

/** A tracked game of Unmatched. */
export function Table({ companion, match }: { companion: Companion; match: Match }) {
  useAwake();
  const tracking = useMatch(match);
  const { error, said, shared, view } = tracking;
  /** Whether the step between two games is open. */
  const [next, setNext] = useState(false);
  return (
    <div class="tracker companion">
      <h1 class="hidden-visually">{t("companion.title")}</h1>
      <div class="tracker-top">
        <Here tracking={tracking}>
          {(here) => (
            <>
              <Bar tracking={here} onNext={() => setNext(true)} />
              <Warnings tracking={here} />
            </>
          )}
        </Here>
      </div>
      {next && view.ending !== null ? (
        <Here tracking={tracking}>
          {(here) => <NextGame companion={companion} tracking={here} onClose={() => setNext(false)} />}
        </Here>
      ) : null}
      {view.ending === null ? <Here tracking={tracking}>{(here) => <Quick tracking={here} />}</Here> : null}
      <Fault error={error} plain />
      <p class="hidden-visually" role="status" data-testid="said">
        <Said text={said} />
      </p>
      {shared ? <p class="notice">{t("tracker.other-tab")}</p> : null}
      {/* Above the players, because an attack is what a turn mostly needs, and its damage shows right below. */}
      {view.ending === null ? (
        <div class="tracker-panels">
          <Fold class="panel wide" title={t("companion.combat")}>
            {() => <Here tracking={tracking}>{(here) => <Combat tracking={here} />}</Here>}
          </Fold>
        </div>
      ) : null}
      <div class="teams">
        {view.players.map((_, seat) => (
          <PlayerPanel key={seat} tracking={tracking} seat={seat} />
        ))}
      </div>
      <p class="quiet hint">{t("companion.hold")}</p>
      <div class="tracker-panels">
        <Fold class="panel" title={t("tracker.match")} open={view.ending !== null}>
          {() => (
            <Here tracking={tracking}>{(here) => <MatchPanel companion={companion} tracking={here} />}</Here>
          )}
        </Fold>
        <Fold class="panel" title={t("companion.tools")}>
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
        <Back to={games.name} />
      </p>
    </div>
  );
}
