// The events of a step in the page's language, with cards that were entered by their icons.
import type { GameEvent } from "altmode/tcg/slim";
import { type Color, colors } from "../../cards/catalogue.js";
import { iconsSaid } from "../../cards/known-cards.js";
import { captionOf } from "../../cards/moves.js";
import { engineLang, t } from "../../messages/index.js";

/** A line of what happened. */
export interface Line {
  readonly text: string;
  /** The language of a line in the engine's words, if it is not the page's. */
  readonly lang: "en" | undefined;
}

const UNNAMED = "blank";

/** Returns a flipped card: its name, or the icons that it was entered with. */
function cardSaid({ cardId = UNNAMED, cardName = "" }: { cardId?: string; cardName?: string }): string {
  if (!cardId.startsWith(UNNAMED)) return cardName;
  const words = cardId.split("-").slice(1);
  return iconsSaid(words.filter((word): word is Color => colors.some((color) => color === word)));
}

/** Returns whether an event has no line: moves of unnamed cards, and of cards whose flip has a line. */
const isSilent = (event: GameEvent) =>
  (event.type === "moved" && (event.cardId ?? "").startsWith(UNNAMED)) ||
  (event.type === "moved" && event.from === "deck" && event.to === "played");

/** Returns the lines of some events. Cards that a player flips one after the other make one line. */
export function linesOf(events: readonly GameEvent[], nameOf: (seat: number) => string): Line[] {
  const lines: Line[] = [];
  let flips: { seat: number; cards: string[] } | undefined;
  const close = () => {
    if (flips !== undefined)
      lines.push({
        text: t("turn.flipped", { name: nameOf(flips.seat), cards: flips.cards.join(", ") }),
        lang: undefined,
      });
    flips = undefined;
  };
  for (const event of events) {
    if (isSilent(event)) continue;
    if (event.type === "battle-flip") {
      if (flips?.seat !== event.seat) close();
      flips ??= { seat: event.seat, cards: [] };
      flips.cards.push(cardSaid(event));
      continue;
    }
    // The bonus of a white icon stands among the flips that it adds.
    if (event.type === "white-bonus") continue;
    close();
    const text = captionOf(event);
    lines.push({ text, lang: text === event.text ? engineLang() : undefined });
  }
  close();
  return lines;
}
