// The face of a card in the hand and on the stage, drawn by ourselves.
import type { Card } from "altmode/deckbuilder/slim";
import { engineLang } from "../../messages/index.js";
import { numbersOf } from "./words.js";

export function CardFace({ card }: { card: Card }) {
  return (
    <span class={`build-card faction-${card.faction ?? "none"}`}>
      <span class="build-name" lang={engineLang()}>
        {card.name}
      </span>
      <span class="build-kind" lang={engineLang()}>
        {card.types.join(", ")}
      </span>
      <span class="build-numbers">{numbersOf(card)}</span>
      <span class="build-text" lang={engineLang()}>
        {card.text}
      </span>
    </span>
  );
}
