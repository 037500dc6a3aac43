import type { Game } from "altmode/tcg/slim";
import { t } from "../messages/index.js";
import { navigate } from "../shell/router.js";
import { AwakeSwitch } from "../ui/awake.js";
import { download } from "../ui/download.js";
import { pack } from "../ui/share.js";
import { ShareButton } from "../ui/share-button.js";
import type { Running } from "./use-game.js";

/** Buttons for the game as a whole. */
export function Controls({ running, game, onLeave }: { running: Running; game: Game; onLeave: () => void }) {
  const { watching, paused, seat, decisions, outcome } = running;
  const saveRecord = () =>
    download("altmode-record.json", "application/json", JSON.stringify(game.record(), null, 2));
  const watch = async () => navigate(`#/replay?s=${await pack(game.record())}`);
  return (
    <div class="row">
      <button type="button" onClick={running.undo} disabled={decisions === 0}>
        {t("play.undo")}
      </button>
      {watching && seat !== null ? (
        <>
          <button type="button" onClick={() => running.setPaused(!paused)}>
            {t(paused ? "play.go-on" : "play.pause")}
          </button>
          <button type="button" onClick={() => void running.letBotDecide(() => true)} disabled={!paused}>
            {t("play.step")}
          </button>
        </>
      ) : null}
      <button type="button" onClick={onLeave}>
        {t("play.leave")}
      </button>
      {/* Replay and link follow the game's end, because a record reveals all hidden cards. */}
      {outcome ? (
        <>
          <button type="button" class="primary" onClick={() => void watch()}>
            {t("play.watch-replay")}
          </button>
          <ShareButton screen="replay" value={() => game.record()} label={t("play.replay-link")} />
        </>
      ) : null}
      <button type="button" onClick={saveRecord}>
        {t("play.save-record")}
      </button>
      <AwakeSwitch />
    </div>
  );
}
