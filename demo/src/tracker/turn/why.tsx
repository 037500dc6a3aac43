import { t } from "../../messages/index.js";
import type { Run } from "./session.js";
import type { Turn } from "./use-turn.js";

/** Returns a sentence with the reason why a seat turns cards up. */
export function whyAsked({ causes }: Run, seat: 0 | 1, name: string): string {
  const cause = causes[seat];
  if (cause === undefined) return t("turn.enter", { name });
  const values = { name, card: cause.name === "Blank" ? t("turn.blank") : cause.name };
  return t(cause.side === undefined ? "turn.enter-for" : `turn.enter-${cause.side}`, values);
}

/** The sums of a battle while its cards are entered. */
export function Sums({ turn: { now } }: { turn: Turn }) {
  if (now?.sums === undefined) return null;
  return (
    <p role="status" data-testid="turn-sums">
      {t("battle.so-far", { ...now.sums })}
    </p>
  );
}
