import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "./fault.js";
import { pause } from "./pause.js";

interface Props<T> {
  load: () => Promise<T>;
  /** What is here already: it is drawn without a word about waiting. */
  known?: () => T | undefined;
  /** What is said when it can't be had. */
  missing: string;
  waiting: string;
  children: (loaded: T) => ComponentChildren;
}

/** Draws what needs something that is fetched, once that is here. */
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
    // To read what came and to draw it in one go would be too much for a phone.
    const read = async () => {
      const it = await load();
      await pause();
      setLoaded({ it });
    };
    read().catch(setError);
  }, [load, tries]);

  if (loaded) return <>{children(loaded.it)}</>;
  if (error === undefined) return <p role="status">{waiting}</p>;
  return (
    <>
      <Fault error={error} />
      <p>{missing}</p>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t("shell.try-again")}
      </button>
    </>
  );
}
