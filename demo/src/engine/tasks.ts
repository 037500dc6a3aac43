// What the worker does, and the messages that ask for it.
import type {
  Deck,
  DeckReport,
  Forecast,
  ForecastDeck,
  ForecastInput,
  ForecastPair,
  Suggestion,
  SuggestOptions,
} from "altmode/tcg/slim";

/** A saved game, and the seat from whose knowledge an answer is wanted. */
interface Seen {
  save: Uint8Array;
  seat: number;
}

/** Whether the rules allow an attack. */
export interface Legality {
  readonly legal: boolean;
  /** Why they don't. */
  readonly reason: string;
}

export interface Tasks {
  /** A deck from its list. */
  deck: { input: string; answer: Deck };
  /** Ids of the cards that a query finds. */
  search: { input: string; answer: readonly string[] };
  /** What a deck flips and draws. */
  report: { input: ForecastDeck; answer: DeckReport };
  /** Whether each of these attacks is legal. */
  legal: { input: readonly ForecastInput[]; answer: readonly Legality[] };
  forecast: { input: ForecastInput; answer: Forecast };
  /** A bot's choice. */
  suggest: { input: { save: Uint8Array; options: SuggestOptions }; answer: Suggestion };
  /** The odds of every attack. */
  pairs: { input: Seen; answer: ForecastPair[] };
  /** The odds of one attack. */
  odds: { input: Seen & { attacker: number; defender: number }; answer: Forecast };
}

export type Question = {
  [Name in keyof Tasks]: { name: Name; input: Tasks[Name]["input"] };
}[keyof Tasks];

export type Request = Question & { id: number };

export type Reply =
  | { id: number; answer: Tasks[keyof Tasks]["answer"] }
  | { id: number; error: { code: string | undefined; message: string; path: string | undefined } };
