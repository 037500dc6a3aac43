import type { Match, Tracker } from "altmode/tracker/slim";
import { useEffect, useState } from "preact/hooks";
import { Here } from "../journal/here.js";
import { History } from "../journal/history.js";
import { Said } from "../journal/said.js";
import { Back } from "../journal/screen.js";
import { t } from "../messages/index.js";
import { forget, readText, writeText } from "../store/storage.js";
import { useAwake } from "../ui/awake.js";
import { Fault } from "../ui/fault.js";
import { Fold } from "../ui/fold.js";
import { Attack } from "./attack.js";
import { Bar } from "./bar.js";
import { Clock } from "./clock.js";
import { forgetBeside, games, keepBeside, keptBeside } from "./kept.js";
import { MatchPanel } from "./match-panel.js";
import { NextGame } from "./next-game.js";
import { Share } from "./share.js";
import { Team } from "./team.js";
import { Tools } from "./tools.js";
import type { Turn } from "./turn/use-turn.js";
import { type Tracking, useMatch } from "./use-match.js";
import { Warnings } from "./warnings.js";

const SHAPE = "tracker.shape";
const TURNED = "tracker.turned";

/** Media query of phones. */
const PHONE = "(max-width: 30rem)";

/** Returns the shape of the table: as last chosen, else seen from above on a phone, and a list on wider screens. */
function firstShape(): "above" | "list" {
  const kept = readText(SHAPE);
  if (kept === "above" || kept === "list") return kept;
  return matchMedia(PHONE).matches ? "above" : "list";
}

/** The types of random outcomes in the history. */
const byChance = ["coin", "die", "flip"];

/** A tracked game. */
export function Table({ tracker, match }: { tracker: Tracker; match: Match }) {
  useAwake();
  const tracking = useMatch(match);
  const { error, said, shared, view } = tracking;
  const [shape, setShape] = useState(firstShape);
  const [turned, setTurned] = useState(() => readText(TURNED) === "on");
  const [next, setNext] = useState(false);
  const [fromSetup] = useState(() => keptBeside(view.id, "along") !== undefined);
  const [along, setAlong] = useState(fromSetup);
  const [turn, setTurn] = useState<Turn>();
  const above = shape === "above";
  // The view from above is loaded lazily, because a first visit needs only the form.
  const [Board, setBoard] = useState<typeof import("./above/board.js").Board>();
  const [missing, setMissing] = useState<unknown>();
  useEffect(() => {
    if (!above || Board !== undefined) return;
    import("./above/board.js").then(
      (board) => setBoard(() => board.Board),
      () => setMissing(new Error(t("shell.screen-missing"))),
    );
  }, [above]);
  const top = (
    <div class="tracker-top">
      <Here tracking={tracking}>
        {(here) => (
          <>
            <Bar tracking={here} brief={above} onNext={() => setNext(true)}>
              <div class="row">
                <button
                  type="button"
                  aria-pressed={above}
                  onClick={() => {
                    const other = above ? "list" : "above";
                    writeText(SHAPE, other);
                    setShape(other);
                  }}
                >
                  {t("above.switch")}
                </button>
                {above ? (
                  <button
                    type="button"
                    aria-label={t("above.turn-far")}
                    aria-pressed={turned}
                    onClick={() => {
                      if (turned) forget(TURNED);
                      else writeText(TURNED, "on");
                      setTurned(!turned);
                    }}
                  >
                    ⟲
                  </button>
                ) : null}
              </div>
            </Bar>
            <Warnings tracking={here} />
          </>
        )}
      </Here>
      {next && view.ending !== null ? (
        <Here tracking={tracking}>
          {(here) => <NextGame tracker={tracker} tracking={here} onClose={() => setNext(false)} />}
        </Here>
      ) : null}
    </div>
  );
  const battle = (
    <Fold
      class="panel wide"
      title={t("battle.title")}
      open={along}
      onToggle={(open) => {
        // In a game that is played along from its set-up, the panel is open again after a reload.
        if (!fromSetup) return;
        if (open) keepBeside(view.id, "along", "open");
        else forgetBeside(view.id, "along");
        setAlong(open);
      }}
    >
      {() => <Battle tracking={tracking} onTurn={setTurn} />}
    </Fold>
  );
  return (
    <div class={notesShown(tracker) ? "tracker tracked" : "tracker tracked own-notes"}>
      <h1 class="hidden-visually">{t("nav.tracker")}</h1>
      {missing === undefined ? null : <Fault error={missing} />}
      {above && Board !== undefined ? (
        <Board tracking={tracking} turn={turn} turned={turned}>
          {top}
        </Board>
      ) : (
        top
      )}
      <Fault error={error} plain />
      <p class="hidden-visually" role="status" data-testid="said">
        <Said text={said} />
      </p>
      {shared ? <p class="notice">{t("tracker.other-tab")}</p> : null}
      {above ? null : (
        <>
          <div class="teams">
            <Team tracker={tracker} tracking={tracking} seat={0} />
            <Team tracker={tracker} tracking={tracking} seat={1} />
          </div>
          <p class="quiet hint">{t("tracker.hold")}</p>
        </>
      )}
      <div class="tracker-panels">
        {along ? battle : null}
        <Fold class="panel" title={t("tracker.attack")}>
          {() => <Here tracking={tracking}>{(here) => <Attack tracking={here} />}</Here>}
        </Fold>
        {along ? null : battle}
        <Fold class="panel" title={t("tracker.clock")} open={view.clock.stage !== "none"}>
          {() => <Here tracking={tracking}>{(here) => <Clock tracking={here} />}</Here>}
        </Fold>
        <Fold class="panel" title={t("tracker.match")} open={view.ending !== null}>
          {() => <Here tracking={tracking}>{(here) => <MatchPanel tracking={here} />}</Here>}
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
        <Back to={games.name} />
      </p>
    </div>
  );
}

/** Returns whether a printout on the table may show notes. */
const notesShown = (tracker: Tracker) =>
  tracker.information.some(({ item, shownToBoth }) => item === "notes" && shownToBoth);

/** Table mode. Its code and the rules engine are loaded lazily. */
function Battle({ tracking, onTurn }: { tracking: Tracking; onTurn: (turn: Turn | undefined) => void }) {
  const [Panel, setPanel] = useState<typeof import("./battle/panel.js").default>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    import("./battle/panel.js").then(
      (panel) => setPanel(() => panel.default),
      () => setError(new Error(t("shell.screen-missing"))),
    );
  }, []);
  if (Panel) return <Panel tracking={tracking} onTurn={onTurn} />;
  return error === undefined ? <p role="status">{t("shell.loading")}</p> : <Fault error={error} plain />;
}

export type TrackingProps = { tracking: Tracking };
