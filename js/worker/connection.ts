// The page's end of the connection to a worker. Every request is resolved or rejected, also when the worker
// ends.

import { type Endpoint, proxy, type Remote, wrap } from "comlink";
import { AltmodeError } from "../errors.js";
import { isBuffer, json, option, read } from "../input.js";
import { Cancelled } from "./errors.js";
import type { TaskOptions } from "./task.js";
import type { Service } from "./thread.js";
import type { Answer, Members, Target } from "./types.js";

/** The message channel to a worker, and the means to end the worker. */
export interface Line {
  /** The message endpoint. */
  readonly endpoint: Endpoint;
  /** Ends the worker. */
  readonly end: () => unknown;
  /**
   * Registers a callback for when the worker stops by itself. An `early` fault counts only during start-up.
   */
  readonly onFailure: (report: (cause: unknown, early?: "early") => void) => void;
}

/** A connection to a worker. */
export class Connection {
  readonly #line: Line;
  readonly #service: Remote<Service>;
  /** Reject functions of pending requests. */
  readonly #waiting = new Set<(error: AltmodeError) => void>();
  /** Frees games in the worker when their handles are garbage-collected. */
  readonly #forgotten: FinalizationRegistry<number> | undefined;
  #started = false;
  #ended: AltmodeError | undefined;
  #tasks = 0;

  constructor(line: Line) {
    this.#line = line;
    this.#service = wrap<Service>(line.endpoint);
    line.onFailure((cause, early) => {
      if (early === undefined || !this.#started) this.#stop(failure(cause));
    });
    if (typeof FinalizationRegistry === "function")
      this.#forgotten = new FinalizationRegistry((game) => {
        this.#send(() => this.#service.free(game)).catch(() => {});
      });
  }

  /** Waits until the worker has loaded the rules, and returns their members. */
  async ready(): Promise<Members> {
    const members = await this.#send(() => this.#service.ready());
    this.#started = true;
    return members;
  }

  /** Calls a method, or reads a property, of an object in the worker. */
  async ask(target: Target, member: string, parameters: readonly unknown[] = []): Promise<Answer> {
    this.check();
    const plain = parameters.map(copy);
    return this.#send<Answer>(async () => this.#service.ask(target, member, plain));
  }

  /** Runs a task that reports progress and can be cancelled. */
  async run<T>(
    game: number,
    member: "playouts" | "suggest",
    parameters: readonly unknown[],
    options?: TaskOptions,
  ): Promise<T> {
    this.check();
    const plain = parameters.map(copy);
    const signal = signalOf(options);
    const onProgress = progressOf(options);
    if (signal !== undefined && read("the signal", () => signal.aborted)) throw new Cancelled();
    const task = ++this.#tasks;
    return new Promise<T>((resolve, reject) => {
      let ended = false;
      // Rejects now: the worker stops only at its next pause, which may be far off.
      const abandon = (error: unknown) => {
        if (ended) return;
        end();
        reject(error);
        this.#send(() => this.#service.cancel(task)).catch(() => {});
      };
      const cancel = () => abandon(new Cancelled());
      const end = () => {
        ended = true;
        read("the signal", () => signal?.removeEventListener("abort", cancel));
      };
      const report = async (done: number) => {
        try {
          if (!ended) await onProgress?.(done);
        } catch (error) {
          abandon(error);
        }
      };
      read("the signal", () => signal?.addEventListener("abort", cancel, { once: true }));
      const progress = onProgress === undefined ? undefined : proxy(report);
      this.#send(() => this.#service.run(game, member, plain, task, progress))
        .finally(end)
        .then((result) => resolve(result as T), reject);
    });
  }

  /** Registers a game to be freed when its handle is garbage-collected. */
  remember(handle: object, game: number): void {
    this.#forgotten?.register(handle, game, handle);
  }

  /** Frees a game now. */
  async free(handle: object, game: number): Promise<void> {
    this.#forgotten?.unregister(handle);
    await this.#send(() => this.#service.free(game));
  }

  /** Ends the worker. Pending requests are rejected. */
  async close(): Promise<void> {
    this.check();
    this.#stop(new AltmodeError("freed", "the worker was closed"));
    await this.#line.end();
  }

  /** Throws if the worker has ended. */
  check(): void {
    if (this.#ended !== undefined) throw this.#ended;
  }

  #stop(error: AltmodeError): void {
    this.#ended ??= error;
    for (const reject of this.#waiting) reject(this.#ended);
    this.#waiting.clear();
  }

  #send<T>(question: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#ended !== undefined) return reject(this.#ended);
      this.#waiting.add(reject);
      question()
        .then(resolve, (thrown: unknown) => reject(thrown instanceof AltmodeError ? thrown : refused(thrown)))
        .finally(() => this.#waiting.delete(reject));
    });
  }
}

/** Returns the signal of a task's options. */
function signalOf(options: unknown): AbortSignal | undefined {
  const signal = option(options, "signal");
  if (signal === undefined) return undefined;
  const methods = read("the signal", () => {
    const { addEventListener, removeEventListener } = signal as AbortSignal;
    return [addEventListener, removeEventListener];
  });
  if (methods.every((method) => typeof method === "function")) return signal as AbortSignal;
  throw new AltmodeError("bad-input", "signal must be an AbortSignal", "signal");
}

/** Returns the callback of a task's options. */
function progressOf(options: unknown): ((done: number) => unknown) | undefined {
  const onProgress = option(options, "onProgress");
  if (onProgress === undefined || typeof onProgress === "function")
    return onProgress as ((done: number) => unknown) | undefined;
  throw new AltmodeError("bad-input", "onProgress must be a function", "onProgress");
}

/** Copies a parameter into plain data, because messages can carry neither functions nor framework proxies. */
function copy(value: unknown, index: number): unknown {
  const name = `parameter ${index + 1}`;
  if (typeof value === "function" || typeof value === "symbol")
    throw new AltmodeError("bad-input", `${name} must not be a ${typeof value}`);
  if (typeof value !== "object" || value === null || isBuffer(value)) return value;
  return JSON.parse(json(value, name));
}

/** Returns the error for a message that could not be sent. */
const refused = (cause: unknown) =>
  new AltmodeError("bad-input", `the worker cannot be given this: ${describe(cause)}`, undefined, { cause });

/** Returns the error for a worker that stopped by itself. */
const failure = (cause: unknown) =>
  new AltmodeError("worker-failed", `the worker stopped: ${describe(cause)}`, undefined, { cause });

/**
 * Returns a short description of a failure. Browsers give no message for scripts that could not be fetched.
 */
export function describe(cause: unknown): string {
  try {
    const message = (cause as { message?: unknown } | null | undefined)?.message;
    if (typeof message === "string" && message !== "") return message;
  } catch {
    // A getter threw: the cause has no description.
  }
  return typeof cause === "string" ? cause : "its script could not be loaded";
}
