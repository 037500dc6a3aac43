// Message types of the worker's tasks.
import type { DeckReading, DeckReport, Forecast, ForecastDeck, ForecastInput } from "altmode/tcg/slim";
import type { Pair } from "./pairs.js";

/** Legality of an attack. */
export interface Legality {
  readonly legal: boolean;
  /** The reason if it is illegal. */
  readonly reason: string;
}

export interface Tasks {
  /** Reads a deck list. */
  deck: { input: string; answer: DeckReading };
  /** Returns the ids of the cards that match a query. */
  search: { input: string; answer: readonly string[] };
  /** Returns statistics of a deck. */
  report: { input: ForecastDeck; answer: DeckReport };
  /** Returns the legality of each attack. */
  legal: { input: readonly ForecastInput[]; answer: readonly Legality[] };
  forecast: { input: ForecastInput; answer: Forecast };
  /** Returns the odds of every attack of one team on the other. */
  pairs: { input: ForecastInput; answer: readonly Pair[] };
}

export type Question = {
  [Name in keyof Tasks]: { name: Name; input: Tasks[Name]["input"] };
}[keyof Tasks];

export type Request = Question & { id: number };

export type Reply =
  | { id: number; answer: Tasks[keyof Tasks]["answer"] }
  | { id: number; error: { code: string | undefined; message: string; path: string | undefined } };
