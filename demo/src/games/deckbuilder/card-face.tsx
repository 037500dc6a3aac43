// The faces of cards and of characters, drawn by ourselves.
import type { Card, Character, CharacterSide } from "altmode/deckbuilder/slim";
import { engineLang, t } from "../../messages/index.js";
import { CardName } from "../../table/card-name.js";
import { PrintedText } from "../../table/printed-text.js";
import { memo } from "../../ui/memo.js";
import { numbersOf } from "./numbers.js";

export const CardFace = memo(({ card }: { card: Card }) => {
  return (
    <span class={`build-card faction-${card.faction ?? "none"}`}>
      <CardName class="build-name" name={card.name} />
      <span class="build-kind" lang={engineLang()}>
        {card.types.join(", ")}
      </span>
      <span class="build-numbers">{numbersOf(card)}</span>
      <PrintedText class="build-text" text={card.text} />
    </span>
  );
});

/** The face of a character with both of its sides. */
export function CharacterFace({ character }: { character: Character }) {
  const { name, faction, combiner, alt, bot } = character;
  const side = (mode: "alt" | "bot" | "team" | "combiner", { text, ...numbers }: CharacterSide) => (
    <span class="build-side">
      <span class="build-kind">{t(`deckbuilder.mode-of.${mode}`)}</span>{" "}
      <span class="build-numbers">{numbersOf({ cost: null, ...numbers })}</span>
      <span class="build-text" lang={engineLang()}>
        {text}
      </span>
    </span>
  );
  return (
    <span class={`build-card faction-${faction}`}>
      <CardName class="build-name" name={name} />
      {side(combiner ? "team" : "alt", alt)}
      {side(combiner ? "combiner" : "bot", bot)}
    </span>
  );
}
