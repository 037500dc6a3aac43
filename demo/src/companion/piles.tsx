import type { CompanionPlayer } from "altmode/companion/slim";
import { t } from "../messages/index.js";
import type { Tracking } from "./use-match.js";

interface Props {
  tracking: Tracking;
  seat: number;
  player: CompanionPlayer;
}

/** Numbers of cards, with buttons to draw and to discard. */
export function Piles({ tracking: { act }, seat, player }: Props) {
  const name = player.name || player.heroName;
  const over = player.hand > player.handLimit;
  const move = (from: "deck" | "hand", to: "hand" | "discard") => {
    act({ type: "move-cards", seat, from, to, count: 1 });
  };
  return (
    <div class="piles" data-testid={`piles-${seat}`}>
      <p class={over ? "pile over" : "pile"}>
        <small>{t("companion.hand")}</small> <strong>{player.hand}</strong>
        {over ? <small>{t("companion.over-limit", { limit: player.handLimit })}</small> : null}
      </p>
      <p class="pile">
        <small>{t("companion.deck")}</small> <strong>{player.deck}</strong>
      </p>
      <p class="pile">
        <small>{t("companion.discard")}</small> <strong>{player.discard}</strong>
      </p>
      {player.aside === 0 ? null : (
        <p class="pile">
          <small>{t("companion.aside")}</small> <strong>{player.aside}</strong>
        </p>
      )}
      <button
        type="button"
        aria-label={t("companion.draw-for", { name })}
        onClick={() => move("deck", "hand")}
      >
        {t("companion.draw")}
      </button>
      <button
        type="button"
        aria-label={t("companion.discard-for", { name })}
        disabled={player.hand === 0}
        onClick={() => move("hand", "discard")}
      >
        {t("companion.discard-one")}
      </button>
    </div>
  );
}
