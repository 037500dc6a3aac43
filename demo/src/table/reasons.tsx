// Reasons of the rules for moves that are not possible with a chosen thing.
import { useEffect, useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { Reason } from "../ui/reason.js";

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** Codes of reasons that name a question in words for programs, or none. */
const unexpected: readonly string[] = ["other-decision", "illegal-action", "wrong-type"];

/**
 * Returns the reasons for the refusal of some moves, each once, or `undefined` where none was asked for and before the answer.
 *
 * @param key changes with the wishes and with the position
 * @param more further codes of reasons that say nothing to a player
 */
export function useReasons<Wish>(
  game: { check(wish: Wish): Promise<Refusal | null> },
  key: string,
  wishes: () => readonly Wish[],
  more: readonly string[] = [],
): readonly string[] | undefined {
  const [answer, setAnswer] = useState<{ key: string; reasons: readonly string[] }>();
  useEffect(() => {
    const asked = wishes();
    if (asked.length === 0) return;
    let wanted = true;
    const ask = async () => {
      const refusals = await Promise.all(asked.map((wish) => game.check(wish)));
      const told = refusals.flatMap((refusal) =>
        refusal === null || [...unexpected, ...more].includes(refusal.code) ? [] : [refusal.message],
      );
      if (wanted) setAnswer({ key, reasons: [...new Set(told)] });
    };
    // Without a reason the table is as good as before.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key]);
  return answer?.key === key ? answer.reasons : undefined;
}

/** Says that nothing can be done with the chosen thing: by the reasons, if there are any. */
export function Reasons({ of }: { of: readonly string[] }) {
  if (of.length === 0) return <>{t("table.nothing")}</>;
  return (
    <>{of.map((message, index) => [index === 0 ? "" : " ", <Reason key={message} message={message} />])}</>
  );
}
