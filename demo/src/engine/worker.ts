// The engine in a thread of its own, for what can take longer than a frame.
import { AltmodeError, load } from "altmode/tcg/slim";
import type { Reply, Request } from "./tasks.js";

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
    const tcg = await load(module);
    if (data.name === "forecast") return reply({ id, answer: tcg.forecast(data.input) });
    const game = tcg.restore(data.input.save);
    try {
      reply({ id, answer: game.suggest(data.input.options) });
    } finally {
      game.free();
    }
  } catch (error) {
    const { code, path } = error instanceof AltmodeError ? error : { code: undefined, path: undefined };
    reply({ id, error: { code, path, message: error instanceof Error ? error.message : String(error) } });
  }
};
