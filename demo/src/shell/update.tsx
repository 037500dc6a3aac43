import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { parseRoute } from "./router.js";

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

/**
 * Fetches what the visited game needs when it starts, one file after the other. The storing of the whole page, which
 * follows, finds them in the browser's cache.
 */
async function fetchStart(): Promise<void> {
  const listed = document.getElementById("start-files")?.textContent;
  if (!listed) return;
  const files: readonly string[] | undefined = JSON.parse(listed)[parseRoute(location.hash).path];
  for (const file of files ?? []) await (await fetch(file, { priority: "low" })).arrayBuffer();
}

/** Offers a new version of the page, which is activated on request. */
export function UpdateNotice() {
  const [update, setUpdate] = useState<() => void>();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    return whenIdle(async () => {
      // A later visit has everything stored.
      if (!navigator.serviceWorker.controller) await fetchStart().catch(() => undefined);
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
