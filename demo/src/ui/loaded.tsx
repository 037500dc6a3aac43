import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { NotLoaded } from "./fault.js";
import { pause } from "./pause.js";

interface Props<T> {
  load: () => Promise<T>;
  /** Returns a value that is already loaded, which is rendered without a loading text. */
  known?: () => T | undefined;
  /** Text shown if loading fails. */
  missing: string;
  /** The text, or the content, shown while it loads. */
  waiting: ComponentChildren;
  children: (loaded: T) => ComponentChildren;
}

/** Renders content with a loaded value. */
export function Loaded<T>({ load, known, missing, waiting, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ readonly it: T } | undefined>(() => {
    const it = known?.();
    return it === undefined ? undefined : { it };
  });
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (loaded) return;
    setError(undefined);
    // Parsing and rendering in one task would take a phone too long.
    const read = async () => {
      const it = await load();
      await pause();
      setLoaded({ it });
    };
    read().catch(setError);
  }, [load, tries]);

  if (loaded) return <>{children(loaded.it)}</>;
  if (error === undefined) return typeof waiting === "string" ? <p role="status">{waiting}</p> : waiting;
  return <NotLoaded error={error} missing={missing} onRetry={() => setTries(tries + 1)} />;
}
