// The script of a worker that is started from text. Its first message is the compiled module.

import { answerNode } from "./spawn-node.js";
import { answer } from "./thread.js";

type Load = Parameters<typeof answer>[0];

/**
 * Exposes the rules to the page, or to the Node program, that started this worker.
 *
 * @param loader makes the function that loads the rules
 */
export function answerInline(loader: (module: () => Promise<WebAssembly.Module>) => Load): void {
  // Pages have no such function, and bundlers do not see the text, so an import is not possible here.
  const port = globalThis.process?.getBuiltinModule?.("node:worker_threads").parentPort;
  if (port)
    port.once("message", (module) =>
      answerNode(
        loader(async () => module),
        port,
      ),
    );
  else addEventListener("message", ({ data }) => answer(loader(async () => data)), { once: true });
}
