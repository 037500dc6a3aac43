// The screens beside the tables, apart from their code, which `screens.ts` imports.
import type { Key } from "../messages/index.js";

interface Tool {
  readonly path: string;
  readonly title: Key;
  /** Purpose of the tool. */
  readonly line: Key;
  /** The game that it belongs to. */
  readonly toolOf: "tcg" | "unmatched";
}

export const tools = [
  { path: "tracker", title: "nav.tracker", line: "nav.tracker-line", toolOf: "tcg" },
  { path: "calculator", title: "nav.calculator", line: "nav.calculator-line", toolOf: "tcg" },
  { path: "decks", title: "nav.decks", line: "nav.decks-line", toolOf: "tcg" },
  { path: "cards", title: "nav.cards", line: "nav.cards-line", toolOf: "tcg" },
  { path: "tournament", title: "nav.tournament", line: "nav.tournament-line", toolOf: "tcg" },
  { path: "replay", title: "nav.replay", line: "nav.replay-line", toolOf: "tcg" },
  { path: "companion", title: "nav.companion", line: "nav.companion-line", toolOf: "unmatched" },
] as const satisfies readonly Tool[];
