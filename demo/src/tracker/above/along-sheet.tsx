// The questions of the engine's session while the table is seen from above.
import { useMemo } from "preact/hooks";
import { catalogueOf } from "../../cards/catalogue.js";
import { combinations, iconsOf, iconsSaid } from "../../cards/known-cards.js";
import { t } from "../../messages/index.js";
import { PlayCard } from "../turn/hands.js";
import { Legal } from "../turn/legal.js";
import type { Turn } from "../turn/use-turn.js";
import { Sums, whyAsked } from "../turn/why.js";
import type { Tracking } from "../use-match.js";
import { IconPad } from "./icon-pad.js";

interface Props {
  tracking: Tracking;
  turn: Turn;
  onClose: () => void;
}

/** The session's part of the table from above: cards to enter, a question to answer, or cards and abilities to play. */
export default function AlongSheet({ tracking, turn, onClose }: Props) {
  const { now, asked, tcg } = turn;
  const catalogue = useMemo(() => catalogueOf(tcg), [tcg]);
  if (now === undefined) return null;
  if (asked) return <Flips tracking={tracking} turn={turn} catalogue={catalogue} />;
  const isMain = now.seen.decision === null || now.seen.decision.kind === "main";
  return (
    <section class="stack tight" aria-label={t("above.along")} data-testid="above-along">
      {isMain ? (
        <>
          <header class="row spread">
            <h3>{t("above.cards")}</h3>
            <button type="button" aria-label={t("ui.close")} onClick={onClose}>
              ×
            </button>
          </header>
          <PlayCard tcg={tcg} turn={turn} tracking={tracking} catalogue={catalogue} />
        </>
      ) : (
        <h3 class="hidden-visually">{t("above.along")}</h3>
      )}
      <Legal turn={turn} tracking={tracking} brief />
      {isMain ? null : (
        <button type="button" onClick={turn.takeBack}>
          {t("turn.take-back")}
        </button>
      )}
    </section>
  );
}

interface FlipsProps extends Omit<Props, "onClose"> {
  catalogue: ReturnType<typeof catalogueOf>;
}

/** The cards that are turned up, of one player after the other. */
function Flips({ tracking, turn, catalogue }: FlipsProps) {
  const { now, enter, entered } = turn;
  if (now === undefined) return null;
  // The table has the active player of before the step, which the engine may have played to the end of the turn.
  const order: readonly (0 | 1)[] = tracking.view.active === 1 ? [1, 0] : [0, 1];
  const seat = order.find((each) => now.asked[each].length > 0) ?? order[0] ?? 0;
  const cards = entered(seat);
  const said = cards.map((card) => iconsSaid(iconsOf(card, catalogue))).join(", ");
  return (
    <section class="stack tight" aria-label={t("above.along")} data-testid="above-along">
      <h3>{whyAsked(now, seat, tracking.view.players[seat].name)}</h3>
      <IconPad
        combinations={combinations(catalogue).filter(({ length }) => length > 1)}
        open
        onFlip={(icons) => enter(seat, [...cards, { icons }])}
        onBack={cards.length > 0 ? () => enter(seat, cards.slice(0, -1)) : turn.takeBack}
      />
      <p data-testid="above-entered">
        {said === "" ? "" : `${said}. `}
        {t("above.left", { left: now.asked[seat].length })}
      </p>
      <Sums turn={turn} />
    </section>
  );
}
