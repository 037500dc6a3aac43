// Asks the worker, and starts another one should it be lost.
import { AltmodeError } from "altmode/tcg/slim";
import { engineModule } from "./engine.js";
import type { Reply, Tasks } from "./tasks.js";

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

async function start(): Promise<Worker> {
  const module = await engineModule();
  if (worker) return worker;
  const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker = started;
  started.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!asked) return;
    if ("answer" in data) return asked.resolve(data.answer as never);
    const { code, message, path } = data.error;
    asked.reject(code === undefined ? new Error(message) : new AltmodeError(code, message, path));
  };
  started.onerror = (event) => {
    event.preventDefault();
    stop(new Error("The thread that calculates was lost. It is started anew at the next try."));
  };
  started.postMessage(module);
  return started;
}

function stop(error: unknown): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

export async function inBackground<Name extends keyof Tasks>(
  name: Name,
  input: Tasks[Name]["input"],
): Promise<Tasks[Name]["answer"]> {
  const thread = await start();
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread.postMessage({ id, name, input });
  });
}
