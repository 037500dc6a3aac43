// What the engine answers to a question of the page, wherever it runs: in the worker, or in the build.
import type { Tcg } from "altmode/tcg/slim";
import type { Request, Tasks } from "./tasks.js";

export function answer(tcg: Tcg, request: Omit<Request, "id">): Tasks[keyof Tasks]["answer"] {
  // The name tells what the input is.
  const asked = request as Request;
  switch (asked.name) {
    case "deck":
      return tcg.parseDeck(asked.input);
    case "search":
      return tcg.cards.search(asked.input).map(({ id }) => id);
    case "report":
      return tcg.deckReport(asked.input);
    case "forecast":
      return tcg.forecast(asked.input);
    case "legal":
      return asked.input.map((input) => {
        const { legal, reason = "" } = tcg.forecast(input);
        return { legal, reason };
      });
    default:
      return inGame(tcg, asked);
  }
}

function inGame(tcg: Tcg, request: Extract<Request, { name: "suggest" | "pairs" | "odds" }>) {
  const game = tcg.restore(request.input.save);
  try {
    switch (request.name) {
      case "suggest":
        return game.suggest(request.input.options);
      case "pairs":
        return game.forecastAll(request.input.seat);
      case "odds":
        return game.forecast(request.input.attacker, request.input.defender, request.input.seat);
    }
  } finally {
    game.free();
  }
}
