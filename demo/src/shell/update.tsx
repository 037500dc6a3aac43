import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";

/** Says that a new version of the page is there; it is taken when the visitor wants it. */
export function UpdateNotice() {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    void import("virtual:pwa-register").then(({ registerSW }) => {
      const take = registerSW({ onNeedRefresh: () => setUpdate(() => () => void take(true)) });
    });
  }, []);
  return (
    <div role="status">
      {update ? (
        <p class="notice">
          {t("shell.update")}{" "}
          <button type="button" onClick={update}>
            {t("shell.update-now")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
