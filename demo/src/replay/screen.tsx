import type { GameRecord, Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { WithEngine } from "../engine/with-engine.js";
import { t } from "../messages/index.js";
import { keptSession, resume } from "../play/session.js";
import { renameAddress } from "../shell/router.js";
import type { ScreenProps } from "../shell/screens.js";
import { Fault } from "../ui/fault.js";
import { unpack } from "../ui/share.js";
import { isRecord, readRecord, Timeline } from "./timeline.js";
import { Viewing } from "./viewing.js";
import "../cards/face.css";
import "../cards/icons.css";
import "../play/play.css";
import "./replay.css";

/** Watches a recorded game. */
export default function ReplayScreen({ query }: ScreenProps) {
  return <WithEngine>{(tcg) => <Replay tcg={tcg} shared={query.get("s") ?? undefined} />}</WithEngine>;
}

function Replay({ tcg, shared }: { tcg: Tcg; shared: string | undefined }) {
  const [timeline, setTimeline] = useState<Timeline>();
  const [error, setError] = useState<unknown>();
  const attempt = (task: () => GameRecord) => {
    try {
      setTimeline(new Timeline(tcg, task()));
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
  };

  useEffect(() => {
    if (shared === undefined) return;
    const read = (value: unknown) =>
      attempt(() => {
        if (!isRecord(value)) throw new Error(t("replay.foreign"));
        return value;
      });
    unpack(shared).then(read, setError);
  }, [tcg, shared]);

  const close = () => {
    setTimeline(undefined);
    renameAddress("#/replay");
  };
  if (timeline) return <Viewing tcg={tcg} timeline={timeline} onClose={close} />;

  const readFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    input.value = "";
    attempt(() => readRecord(text));
  };
  const kept = keptSession();
  return (
    <div class="stack replay-start">
      <h1>{t("replay.title")}</h1>
      <Fault error={error} />
      <p>{t("replay.intro")}</p>
      <label class="field">
        <span>{t("replay.file")}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void readFile(currentTarget)}
        />
      </label>
      {kept ? (
        <div class="row">
          <button type="button" onClick={() => attempt(() => resume(tcg, kept).game.record())}>
            {t("replay.kept")}
          </button>
          <small>{kept.names.join(" – ")}</small>
        </div>
      ) : null}
    </div>
  );
}
