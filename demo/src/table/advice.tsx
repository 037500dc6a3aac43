// The move that the strongest bot would make in the place of the person, with its reason.
import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import { percent } from "../ui/words.js";

/** The answer of the bot's search. */
export interface Suggested {
  readonly action: { readonly id: number };
  /** The average result of the action, from 0 (lost) to 1 (won); `null` without a search or without a choice. */
  readonly value: number | null;
  readonly actions: readonly { readonly id: number; readonly value: number; readonly visits: number }[];
}

export interface Advice {
  /** Id of the move. */
  readonly id: number;
  readonly reason: string;
}

/**
 * Returns the reason for a move: how often it wins in the search, and how often the next best one does. The bot takes the move
 * that it tried most, so another may seem better by chance, and is left out then.
 */
function reasonOf(
  { action, value, actions }: Suggested,
  labelOf: (id: number) => string | undefined,
): string {
  if (value === null) return t("table.advice-only");
  const chance = percent(value);
  const [next] = actions
    .filter(({ id, visits }) => id !== action.id && visits > 0)
    .sort((one, other) => other.value - one.value);
  const move = next && labelOf(next.id);
  return next === undefined || next.value > value || move === undefined
    ? t("table.advice-chance", { chance })
    : t("table.advice-other", { chance, other: percent(next.value), move });
}

/**
 * Asks the bot for a move.
 *
 * @param suggest the bot's search, `undefined` where there is none
 * @param change counter of changes, with which an advice ends
 * @param labelOf returns the label of a move in the list of moves
 * @param onAdvice called when the bot has answered
 */
export function useAdvice(
  suggest: (() => Promise<Suggested>) | undefined,
  change: number,
  labelOf: (id: number) => string | undefined,
  onAdvice: () => void,
) {
  const [{ at, advice }, setFound] = useState<{ at: number; advice: Advice | undefined }>({
    at: change,
    advice: undefined,
  });
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    if (suggest === undefined) return;
    setBusy(true);
    try {
      const found = await suggest();
      setFound({ at: change, advice: { id: found.action.id, reason: reasonOf(found, labelOf) } });
      onAdvice();
    } catch {
      // The game does not depend on the advice.
    }
    setBusy(false);
  };
  return { advice: at === change ? advice : undefined, busy, ask: suggest && (() => void ask()) };
}

/** The button that asks the bot; none where no bot can be asked. */
export function AskButton({ advice }: { advice: ReturnType<typeof useAdvice> }) {
  return advice.ask === undefined ? null : (
    <button
      type="button"
      disabled={advice.busy}
      onClick={({ currentTarget }) => {
        currentTarget.closest("details")?.removeAttribute("open");
        advice.ask?.();
      }}
      data-testid="suggest"
    >
      {t("table.suggest")}
    </button>
  );
}
