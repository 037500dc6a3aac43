// A game against the bot on the table of an element: begun when it is drawn, and begun anew for a rematch.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Fault } from "../../ui/fault.js";
import { t } from "../words.js";
import { Box } from "./box.js";

/** The parts of a table that end its game. */
interface Ends {
  readonly onLeave: () => void;
  readonly onRematch: () => void;
  readonly onTake: () => void;
}

interface Placed {
  readonly game: { free(): Promise<unknown> };
}

interface Props<S extends Placed> {
  begin: () => Promise<S>;
  draw: (session: S, ends: Ends) => ComponentChildren;
}

/** Returns what draws the games that `begin` begins. */
export const playing =
  <S extends Placed>(begin: () => Promise<S>, draw: (session: S, ends: Ends) => ComponentChildren) =>
  () => <Playing begin={begin} draw={draw} />;

function Playing<S extends Placed>({ begin, draw }: Props<S>) {
  const [session, setSession] = useState<S>();
  const [number, setNumber] = useState(0);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let begun: S | undefined;
    let gone = false;
    const free = () => void begun?.game.free().catch(() => undefined);
    begin().then((next) => {
      begun = next;
      if (gone) return free();
      setError(undefined);
      setSession(next);
    }, setError);
    return () => {
      gone = true;
      free();
    };
  }, [number]);
  const again = () => {
    setSession(undefined);
    setNumber((last) => last + 1);
  };
  if (session)
    return <Box key={number}>{draw(session, { onLeave: again, onRematch: again, onTake: again })}</Box>;
  if (error === undefined) return <p role="status">{t("shell.loading-rules")}</p>;
  return (
    <>
      <Fault error={error} />
      <button type="button" onClick={again}>
        {t("shell.try-again")}
      </button>
    </>
  );
}
