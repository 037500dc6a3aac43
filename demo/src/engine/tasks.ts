// What the worker does, and the messages that ask for it.
import type { Forecast, ForecastInput, Suggestion, SuggestOptions } from "altmode/tcg/slim";

export interface Tasks {
  forecast: { input: ForecastInput; answer: Forecast };
  /** A bot's choice in a saved game. */
  suggest: { input: { save: Uint8Array; options: SuggestOptions }; answer: Suggestion };
}

export type Request = {
  [Name in keyof Tasks]: { id: number; name: Name; input: Tasks[Name]["input"] };
}[keyof Tasks];

export type Reply =
  | { id: number; answer: Tasks[keyof Tasks]["answer"] }
  | { id: number; error: { code: string | undefined; message: string; path: string | undefined } };
