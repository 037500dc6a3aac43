// Which events are said to those who listen.
import type { GameEvent } from "altmode/tcg/slim";

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
