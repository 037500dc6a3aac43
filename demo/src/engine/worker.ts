// Worker script with the engine, for tasks that may take longer than a frame.
import { AltmodeError, load } from "altmode/tcg/slim";
import { answer } from "./answer.js";
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
    reply({ id, answer: answer(await load(module), data) });
  } catch (error) {
    const { code, path } = error instanceof AltmodeError ? error : { code: undefined, path: undefined };
    reply({ id, error: { code, path, message: error instanceof Error ? error.message : String(error) } });
  }
};
