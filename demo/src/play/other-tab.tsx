import type { Tcg } from "altmode/tcg/slim";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { onOtherTab } from "../store/storage.js";
import { Fault } from "../ui/fault.js";
import { keptSession, PLACE, resume, type Session } from "./session.js";

/** Warns if another tab continues the saved game, because playing here would overwrite it. */
export function OtherTab({ tcg, onTake }: { tcg: Tcg; onTake: (session: Session) => void }) {
  const [moved, setMoved] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(
    () =>
      onOtherTab(PLACE, (kept) => {
        if (kept !== undefined) setMoved(true);
      }),
    [],
  );
  if (!moved) return null;
  const take = async () => {
    try {
      const kept = keptSession();
      const session = kept && (await resume(tcg, kept));
      if (session) onTake(session);
      setMoved(false);
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <div class="warning" role="alert">
      <p>{t("play.other-tab")}</p>
      <button type="button" onClick={() => void take()}>
        {t("play.other-tab-take")}
      </button>
      <Fault error={error} />
    </div>
  );
}
