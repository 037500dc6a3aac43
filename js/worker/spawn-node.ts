// Starts worker threads in Node.

import type { MessagePort, Worker } from "node:worker_threads";
import type { Endpoint } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import { decodeModule } from "../embedded.js";
import type { Line } from "./connection.js";
import type { Inline, Ways } from "./spawn.js";
import { answer } from "./thread.js";

/** Returns the ways to start a thread: from its file, or from text if a bundler left no file beside the script. */
export function ofNode(Thread: typeof Worker, file: () => Worker, inline: () => Promise<Inline>): Ways {
  return () => [
    async () => lineTo(file()),
    async () => {
      const { readScript, readText } = await inline();
      const module = new WebAssembly.Module(decodeModule(readText()));
      const thread = new Thread(readScript(), { eval: true });
      thread.postMessage(module);
      return lineTo(thread);
    },
  ];
}

/** Returns a line to a thread that the package started. */
function lineTo(thread: Worker): Line {
  return {
    endpoint: nodeEndpoint(thread) as Endpoint,
    end: () => thread.terminate(),
    onFailure(report) {
      // Without a listener, an error in the thread would end the process.
      thread.on("error", report);
      thread.on("messageerror", report);
      thread.on("exit", (code) => report(`the thread ended with exit code ${code}`));
    },
  };
}

/** Exposes the rules to the program that started this thread. */
export function answerNode(load: Parameters<typeof answer>[0], port: MessagePort): void {
  answer(load, nodeEndpoint(port) as Endpoint);
}
