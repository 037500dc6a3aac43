import { useState } from "preact/hooks";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

/** Coins, dice, and who goes first; each outcome is in the history. */
export function Tools({ tracking: { view, act, chance } }: { tracking: Tracking }) {
  const [told, setTold] = useState("");
  return (
    <div class="stack" data-testid="tools">
      <div class="row">
        <button type="button" onClick={() => setTold(chance({ type: "coin" }))}>
          {t("tracker.coin")}
        </button>
        {[6, 20].map((sides) => (
          <button key={sides} type="button" onClick={() => setTold(chance({ type: "die", sides }))}>
            {t("tracker.die")} {sides}
          </button>
        ))}
        <button type="button" onClick={() => setTold(chance({ type: "first" }))}>
          {t("tracker.first")}
        </button>
      </div>
      <p role="status" class="told">
        {told}
      </p>
      <div class="row">
        {view.players.map(({ name }, seat) => (
          <button
            key={name}
            type="button"
            aria-pressed={view.first === seat}
            onClick={() => act({ type: "first", seat })}
          >
            {t("tracker.goes-first", { name })}
          </button>
        ))}
      </div>
    </div>
  );
}
