// Selects the events announced to screen readers.
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
/** Maximum number of sentences per announcement. */
const SAID = 8;

/** Returns a summary of the events in a few sentences, because a battle alone has about fifty events. */
export const gist = (events: readonly GameEvent[]): readonly string[] =>
  events
    .filter(({ type }) => important.includes(type))
    .slice(-SAID)
    .map(({ text }) => text);
