// Keeps the screen on while a game is open.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { forget, readText, writeText } from "../store/storage.js";

const PLACE = "awake";
const listeners = new Set<(wanted: boolean) => void>();
// On by itself: cards lie on the table for minutes, without a touch of the screen.
let wanted = readText(PLACE) !== "off";

function want(next: boolean): void {
  wanted = next;
  if (next) forget(PLACE);
  else writeText(PLACE, "off");
  for (const listener of listeners) listener(next);
}

function useWanted(): boolean {
  const [now, setNow] = useState(wanted);
  useEffect(() => {
    listeners.add(setNow);
    return () => {
      listeners.delete(setNow);
    };
  }, []);
  return now;
}

/** Keeps the screen on while the calling component is mounted, unless the visitor disabled it. */
export function useAwake(): void {
  const now = useWanted();
  useEffect(() => {
    if (!now || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    // The browser releases the lock when the page is hidden, so it is requested again.
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock.request("screen").then(
        (given) => {
          lock = given;
          if (ended) void given.release();
        },
        // Rejected, for example because the battery is low. The switch shows it.
        () => want(false),
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      ended = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [now]);
}

/** Renders nothing if the browser does not support wake locks. */
export function AwakeSwitch() {
  const now = useWanted();
  if (!("wakeLock" in navigator)) return null;
  return (
    <label class="row">
      <input type="checkbox" checked={now} onChange={({ currentTarget }) => want(currentTarget.checked)} />
      {t("ui.awake")}
    </label>
  );
}
