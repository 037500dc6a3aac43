import { useEffect, useState } from "preact/hooks";

/** A tab that opens a place of the storage, or answers one that does. */
interface Hello {
  readonly tab: string;
  readonly asks: boolean;
}

/**
 * Returns whether another tab has a place of the storage open. Tabs greet each other, and each holds a lock as long as it is
 * open: the browser releases the lock with the tab, also if it crashes. Browsers without locks know of no other tab.
 */
export function useOtherTab(place: string | undefined): boolean {
  const [others, setOthers] = useState(0);
  useEffect(() => {
    if (place === undefined || !("locks" in navigator) || !("BroadcastChannel" in globalThis)) return;
    const own = Math.random().toString(36).slice(2);
    const lockOf = (tab: string) => `altmode.${place}.${tab}`;
    const channel = new BroadcastChannel(`altmode.${place}`);
    const left = new AbortController();
    const { signal } = left;
    const known = new Set<string>();
    let holds = false;
    const meet = (tab: string) => {
      if (known.has(tab)) return;
      setOthers(known.add(tab).size);
      const gone = () => {
        known.delete(tab);
        if (!signal.aborted) setOthers(known.size);
      };
      navigator.locks.request(lockOf(tab), { signal }, gone).catch(() => undefined);
    };
    const greet = (asks: boolean) => channel.postMessage({ tab: own, asks } satisfies Hello);
    channel.onmessage = ({ data: { tab, asks } }: MessageEvent<Hello>) => {
      meet(tab);
      // Before the lock is held, the other tab could take it and believe this one gone.
      if (asks && holds) greet(false);
    };
    const hold = () => {
      holds = true;
      greet(true);
      return new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    };
    navigator.locks.request(lockOf(own), { signal }, hold).catch(() => undefined);
    return () => {
      left.abort();
      channel.close();
      setOthers(0);
    };
  }, [place]);
  return others > 0;
}
