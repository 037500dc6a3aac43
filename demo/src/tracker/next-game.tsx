import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracking: Tracking;
  onClose: () => void;
}

/**
 * The step between two games: the loser chooses who begins (Tournament Rules 2.2), and both players may exchange
 * cards with their sideboards (Tournament Rules 2.3).
 */
export function NextGame({ tracking: { view, act }, onClose }: Props) {
  const { players, ending } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const winner = ending?.winner;
  const loser = winner === 0 || winner === 1 ? players[1 - winner] : undefined;
  return (
    <section class="panel stack tight" aria-labelledby="next-game" data-testid="next-game">
      <h2 id="next-game" ref={heading} tabIndex={-1}>
        {loser === undefined ? t("tracker.who-begins") : t("tracker.loser-chooses", { name: loser.name })}
      </h2>
      <p class="quiet">{t("tracker.sideboard-step")}</p>
      <div class="row">
        {players.map(({ name }, first) => (
          <button
            key={first}
            type="button"
            class={loser === players[first] ? "primary" : undefined}
            onClick={() => {
              if (act({ type: "next-game", first })) onClose();
            }}
          >
            {t("tracker.begins", { name })}
          </button>
        ))}
        <button type="button" onClick={onClose}>
          {t("above.close")}
        </button>
      </div>
    </section>
  );
}
