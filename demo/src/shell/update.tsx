import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";

/** Delay before the page is cached for offline use, so that the visit's own files load first. */
const STORE_AFTER_MILLISECONDS = 2500;

function whenIdle(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(task, STORE_AFTER_MILLISECONDS);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}

/** Offers a new version of the page, which is activated on request. */
export function UpdateNotice() {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    return whenIdle(() => {
      void import("virtual:pwa-register").then(({ registerSW }) => {
        const take = registerSW({
          immediate: true,
          onNeedRefresh: () => setUpdate(() => () => void take(true)),
        });
      });
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
