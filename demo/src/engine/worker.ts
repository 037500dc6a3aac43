// The engine in a thread of its own, for what can take longer than a frame.
import { AltmodeError, type Game, load, type Tcg } from "altmode/tcg/slim";
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
  if (request.name === "forecast") return tcg.forecast(request.input);
  if (request.name === "legal") {
    return request.input.map((input) => {
      const { legal, reason = "" } = tcg.forecast(input);
      return { legal, reason };
    });
  }
  const game = tcg.restore(request.input.save);
  try {
    return inGame(game, request);
  } finally {
    game.free();
  }
}

function inGame(game: Game, request: Exclude<Request, { name: "forecast" | "legal" }>) {
  switch (request.name) {
    case "suggest":
      return game.suggest(request.input.options);
    case "pairs":
      return game.forecastAll(request.input.seat);
    case "odds":
      return game.forecast(request.input.attacker, request.input.defender, request.input.seat);
  }
}
