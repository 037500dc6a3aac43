// Sends requests to workers, and replaces a worker that was lost.
import { engineModule } from "./engine.js";
import { engineError } from "./errors.js";
import type { Reply, Tasks } from "./tasks.js";

type Name = keyof Tasks;

interface Asked {
  readonly id: number;
  readonly name: Name;
  readonly input: Tasks[Name]["input"];
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker that handles one request at a time. */
class Lane {
  #worker: Worker | undefined;
  #running: Asked | undefined;
  #queue: Asked[] = [];
  #last = 0;

  ask<N extends Name>(name: N, input: Tasks[N]["input"]): Promise<Tasks[N]["answer"]> {
    return new Promise((resolve, reject) => {
      this.#last += 1;
      // Only the newest queued request of each kind is kept.
      for (const old of this.#queue)
        if (old.name === name) old.reject(new Error("a newer question took its place"));
      const kept = this.#queue.filter((old) => old.name !== name);
      this.#queue = [...kept, { id: this.#last, name, input, resolve, reject }];
      void this.#next();
    });
  }

  async #next(): Promise<void> {
    if (this.#running) return;
    this.#running = this.#queue.shift();
    if (!this.#running) return;
    const { id, name, input } = this.#running;
    try {
      this.#worker ??= await this.#start();
      this.#worker.postMessage({ id, name, input });
    } catch (error) {
      this.#end(({ reject }) => reject(error));
    }
  }

  async #start(): Promise<Worker> {
    const module = await engineModule();
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#answer(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      this.#worker = undefined;
      const lost = new Error("The thread that calculates was lost. The next question starts it anew.");
      this.#end(({ reject }) => reject(lost));
    };
    worker.postMessage(module);
    return worker;
  }

  #answer(reply: Reply): void {
    if ("answer" in reply) {
      this.#end(({ resolve }) => resolve(reply.answer as never));
      return;
    }
    const { code, message, path } = reply.error;
    const error = code === undefined ? new Error(message) : engineError(code, message, path);
    this.#end(({ reject }) => reject(error));
  }

  #end(tell: (asked: Asked) => void): void {
    const asked = this.#running;
    this.#running = undefined;
    if (asked) tell(asked);
    void this.#next();
  }
}

const lane = new Lane();

/** Sends a request to the engine. */
export type Ask = <N extends keyof Tasks>(name: N, input: Tasks[N]["input"]) => Promise<Tasks[N]["answer"]>;

/** Sends a request to a worker. A newer request of the same kind cancels it. */
export function inBackground<N extends Name>(name: N, input: Tasks[N]["input"]): Promise<Tasks[N]["answer"]> {
  return lane.ask(name, input);
}
