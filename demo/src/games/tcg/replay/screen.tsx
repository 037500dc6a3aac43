import type { GameRecord, Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { engine } from "../../../engine/engine.js";
import { t } from "../../../messages/index.js";
import { renameAddress } from "../../../shell/router.js";
import type { ScreenProps } from "../../../shell/screen.js";
import { Fault } from "../../../ui/fault.js";
import { PutAside } from "../../../ui/put-aside.js";
import { unpack } from "../../../ui/share.js";
import { rules } from "../engine.js";
import { kept as keptGame, resume } from "../session.js";
import { isRecord, readRecord, Timeline } from "./timeline.js";
import type { Viewing } from "./viewing.js";
import "../../../cards/face.css";
import "../../../cards/icons.css";
import "../play.css";
import "../../../table/replay.css";

/** A record on the table. */
interface Opened {
  readonly tcg: Tcg;
  readonly timeline: Timeline;
  readonly View: typeof Viewing;
}

/** The replay screen. */
export default function ReplayScreen({ query }: ScreenProps) {
  const shared = query.get("s") ?? undefined;
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const attempt = async (task: (tcg: Tcg) => GameRecord | Promise<GameRecord | undefined>) => {
    setBusy(true);
    try {
      const [tcg, { Viewing: View }] = await Promise.all([engine(), import("../late.js")]);
      const record = await task(tcg);
      if (record) setOpened({ tcg, timeline: new Timeline(tcg, record), View });
      setError(undefined);
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };

  useEffect(() => {
    if (shared === undefined) return;
    const read = (value: unknown) =>
      attempt(() => {
        if (!isRecord(value)) throw new Error(t("replay.foreign"));
        return value;
      });
    unpack(shared).then(read, setError);
  }, [shared]);

  const close = () => {
    setOpened(undefined);
    renameAddress("#/replay");
  };
  if (opened)
    return (
      <opened.View
        tcg={opened.tcg}
        timeline={opened.timeline}
        battle={Number(query.get("battle") ?? 0)}
        onClose={close}
      />
    );

  const readFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const text = await file.text();
    input.value = "";
    void attempt(() => readRecord(text));
  };
  const kept = keptGame.read();
  return (
    <div class="stack replay-start">
      <h1>{t("nav.replay")}</h1>
      <Fault error={error} />
      <PutAside from={["game"]} />
      <p role="status">{busy ? t("shell.loading-rules") : ""}</p>
      <p class="intro">{t("replay.intro")}</p>
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
          <button
            type="button"
            onClick={() => void attempt(async () => (await resume((await rules()).tcg, kept))?.game.record())}
          >
            {t("replay.kept")}
          </button>
          <small>{kept.names.join(" – ")}</small>
        </div>
      ) : null}
    </div>
  );
}
