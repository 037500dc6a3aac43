import type { Tcg } from "altmode/tcg/slim";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Fault } from "../ui/fault.js";
import { engine } from "./engine.js";

/** Draws what needs the rules engine, once that is here. */
export function WithEngine({ children }: { children: (tcg: Tcg) => ComponentChildren }) {
  const [tcg, setTcg] = useState<Tcg>();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setError(undefined);
    engine().then(setTcg, setError);
  }, [tries]);

  if (tcg) return <>{children(tcg)}</>;
  if (error === undefined) return <p role="status">{t("shell.loading-rules")}</p>;
  return (
    <>
      <Fault error={error} />
      <p>{t("shell.no-rules")}</p>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t("shell.try-again")}
      </button>
    </>
  );
}
