import type { GameEvent, Observation, Outcome } from "altmode/unmatched/slim";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { many, t } from "../messages/index.js";
import { bestHit } from "./story.js";
import type { Names } from "./words.js";

interface Props {
  outcome: Outcome;
  observation: Observation;
  events: readonly GameEvent[];
  names: Names;
  /** The seat of the person who plays against the bot. */
  person: number | undefined;
  onRematch: () => void;
  onChange: () => void;
  onReplay: () => void;
}

/** The end of a game. */
export function Result({
  outcome,
  observation,
  events,
  names,
  person,
  onRematch,
  onChange,
  onReplay,
}: Props) {
  const [open, setOpen] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { winner } = outcome;
  const winners = outcome.winners ?? (winner === null ? [] : [winner]);
  const best = bestHit(events);
  const text =
    winner === null
      ? t("unmatched.draw")
      : person === undefined
        ? winners.length > 1
          ? t("unmatched.win-together", { heroes: winners.map(names.seat).join(", ") })
          : t("unmatched.wins", { hero: names.seat(winner) })
        : t(winners.includes(person) ? "unmatched.won" : "unmatched.lost");
  return (
    <section
      class={`table-result${winner === null ? "" : ` side-${winner}`}${open ? "" : " aside"}`}
      aria-labelledby="result-title"
      data-testid="outcome"
    >
      <h2 id="result-title" tabIndex={-1} ref={title}>
        {text}
      </h2>
      {open ? (
        <>
          <p>{many("unmatched.end-turns", observation.turn)}</p>
          {best === undefined ? null : (
            <p>{t("unmatched.end-best", { name: names.fighter(best.fighter), damage: best.damage })}</p>
          )}
        </>
      ) : null}
      <div class="row">
        <button type="button" class="primary" onClick={onRematch}>
          {t("unmatched.rematch")}
        </button>
        <button type="button" onClick={onChange}>
          {t("unmatched.change")}
        </button>
        <button type="button" onClick={onReplay}>
          {t("unmatched.replay")}
        </button>
        {open ? (
          <button type="button" onClick={() => setOpen(false)}>
            {t("unmatched.look-back")}
          </button>
        ) : null}
      </div>
    </section>
  );
}
