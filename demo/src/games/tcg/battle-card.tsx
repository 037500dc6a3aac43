// Battle cards of the TCG in the hand and on the stage, drawn by ourselves.

import type { CardFacts } from "../../cards/catalogue.js";
import { typeLine } from "../../cards/face.js";
import { BattleIcons } from "../../cards/icons.js";
import { StatSign } from "../../cards/stats.js";
import { t } from "../../messages/index.js";
import { CardName } from "../../table/card-name.js";
import { PrintedText } from "../../table/printed-text.js";
import { memo } from "../../ui/memo.js";
import { signed } from "./words.js";

/** Returns what a screen reader says of a battle card, without its text. */
export function cardLabel(card: CardFacts): string {
  const icons = card.icons.map((color) => t(`color.${color}`)).join(", ");
  const parts = [
    card.fullName,
    typeLine(card),
    card.attackMod ? `${t("stat.attack")} ${signed(card.attackMod)}` : "",
    card.defenseMod ? `${t("stat.defense")} ${signed(card.defenseMod)}` : "",
    icons === "" ? t("color.none") : icons,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** A card of the hand: icons, name, kind, bonus, text. */
export const BattleCard = memo(({ card }: { card: CardFacts }) => {
  return (
    <span class={`battle-card ${card.type ?? ""}`}>
      <span class="battle-head">
        <BattleIcons icons={card.icons} />
        {card.attackMod ? (
          <b class="battle-bonus">
            <StatSign stat="attack" named />
            {signed(card.attackMod)}
          </b>
        ) : null}
        {card.defenseMod ? (
          <b class="battle-bonus">
            <StatSign stat="defense" named />
            {signed(card.defenseMod)}
          </b>
        ) : null}
      </span>
      <CardName class="battle-name" name={card.name} />
      <span class="battle-kind">{typeLine(card)}</span>
      <PrintedText class="battle-text" text={card.text} />
    </span>
  );
});
