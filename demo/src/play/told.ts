// Which events the log tells, and which of them are said to those who listen.
import type { Action, GameEvent } from "altmode/tcg/slim";

/** Places without an order: what stays in them has not moved. */
const unordered: readonly string[] = ["battlefield", "hand", "ko", "outside", "played", "scrap"];

/** Returns whether something happened for anybody to see. */
export const isTold = (event: GameEvent): boolean =>
  event.type !== "moved" || event.from !== event.to || !unordered.includes(event.from);

const important: readonly GameEvent["type"][] = [
  "turn-started",
  "played",
  "attacks",
  "defends",
  "totals",
  "damaged",
  "ko",
  "combined",
  "game-ended",
];
/** Sentences said in one go. */
const SAID = 8;

/** Returns the gist of what happened, in a few sentences: a battle alone has fifty events. */
export const gist = (events: readonly GameEvent[]): readonly string[] =>
  events
    .filter(({ type }) => important.includes(type))
    .slice(-SAID)
    .map(({ text }) => text);

/** Returns whether a move changes nothing: a card is swapped for its equal. */
export const isPointless = (action: Action): boolean =>
  action.type === "swap-green" && action.cardName === action.withName;
