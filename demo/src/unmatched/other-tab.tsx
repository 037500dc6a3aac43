import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { onOtherTab } from "../store/storage.js";
import { PLACE } from "./session.js";

/** Warns if another tab continues the stored game, because playing here would overwrite it. */
export function OtherTab({ onTake }: { onTake: () => void }) {
  const [moved, setMoved] = useState(false);
  useEffect(
    () =>
      onOtherTab(PLACE, (kept) => {
        if (kept !== undefined) setMoved(true);
      }),
    [],
  );
  if (!moved) return null;
  return (
    <div class="warning" role="alert">
      <p>{t("play.other-tab")}</p>
      <button type="button" onClick={onTake}>
        {t("play.other-tab-take")}
      </button>
    </div>
  );
}
