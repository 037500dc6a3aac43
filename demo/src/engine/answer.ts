// Answers requests of the page with the engine, in the worker or in the build.
import type { Tcg } from "altmode/tcg/slim";
import { pairsOf } from "./pairs.js";
import type { Question, Tasks } from "./tasks.js";

export function answer(tcg: Tcg, asked: Question): Tasks[keyof Tasks]["answer"] {
  switch (asked.name) {
    case "deck":
      return tcg.readDeck(asked.input);
    case "search":
      return tcg.cards.search(asked.input).map(({ id }) => id);
    case "report":
      return tcg.deckReport(asked.input);
    case "forecast":
      return tcg.forecast(asked.input);
    case "pairs":
      return pairsOf(tcg, asked.input);
    case "legal":
      return asked.input.map((input) => {
        const { legal, reason = "" } = tcg.forecast(input);
        return { legal, reason };
      });
  }
}
