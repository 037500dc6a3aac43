import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "./fault.js";

interface Props<T> {
  load: () => Promise<T>;
  /** What is said when it can't be had. */
  missing: string;
  waiting: string;
  children: (loaded: T) => ComponentChildren;
}

/** Draws what needs something that is fetched, once that is here. */
export function Loaded<T>({ load, missing, waiting, children }: Props<T>) {
  const [loaded, setLoaded] = useState<{ readonly it: T }>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setError(undefined);
    load().then((it) => setLoaded({ it }), setError);
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
