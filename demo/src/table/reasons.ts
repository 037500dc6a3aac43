// Reasons of the engine for moves that are not possible.
import { useEffect, useState } from "preact/hooks";
import { capital } from "../ui/words.js";

interface Refusal {
  readonly code: string;
  readonly message: string;
}

/**
 * Returns the reasons for the refusal of some moves as sentences, each once.
 *
 * @param key changes with the wishes and with the position
 * @param unexpected codes of reasons that say nothing to a player
 */
export function useReasons<Wish>(
  game: { check(wish: Wish): Promise<Refusal | null> },
  key: string,
  wishes: () => readonly Wish[],
  unexpected: readonly string[],
): readonly string[] {
  const [reasons, setReasons] = useState<readonly string[]>(none);
  useEffect(() => {
    setReasons(none);
    const asked = wishes();
    if (asked.length === 0) return;
    let wanted = true;
    const ask = async () => {
      const refusals = await Promise.all(asked.map((wish) => game.check(wish)));
      const told = refusals.flatMap((refusal) =>
        refusal === null || unexpected.includes(refusal.code) ? [] : [`${capital(refusal.message)}.`],
      );
      if (wanted) setReasons([...new Set(told)]);
    };
    // Without a reason the table is as good as before.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [key]);
  return reasons;
}

const none: readonly string[] = [];
