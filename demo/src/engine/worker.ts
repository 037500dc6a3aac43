// The engine in a thread of its own, for what can take longer than a frame.
import { AltmodeError, load, type Tcg } from "altmode/tcg/slim";
import type { Reply, Request, Tasks } from "./tasks.js";

let module: WebAssembly.Module | undefined;

self.onmessage = async ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  if (data instanceof WebAssembly.Module) {
    module = data;
    return;
  }
  const reply = (message: Reply) => self.postMessage(message);
  const { id } = data;
  try {
    if (module === undefined) throw new Error("the worker has no module");
    reply({ id, answer: answer(await load(module), data) });
  } catch (error) {
    const { code, path } = error instanceof AltmodeError ? error : { code: undefined, path: undefined };
    reply({ id, error: { code, path, message: error instanceof Error ? error.message : String(error) } });
  }
};

function answer(tcg: Tcg, request: Request): Tasks[keyof Tasks]["answer"] {
  switch (request.name) {
    case "deck":
      return tcg.parseDeck(request.input);
    case "search":
      return tcg.cards.search(request.input).map(({ id }) => id);
    case "report":
      return tcg.deckReport(request.input);
    case "forecast":
      return tcg.forecast(request.input);
    case "legal":
      return request.input.map((input) => {
        const { legal, reason = "" } = tcg.forecast(input);
        return { legal, reason };
      });
    default:
      return inGame(tcg, request);
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
