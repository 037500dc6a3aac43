// The page's side: handles to the rules and the games of a worker, with the same methods made asynchronous.

import { proxy, type Remote, releaseProxy } from "comlink";
import { AltmodeError } from "../errors.js";
import type { Cards } from "../tcg/cards.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Host, HostedGame } from "./thread.js";
import type { AsyncGame, Asynchronous, AsyncTcg, TaskOptions } from "./types.js";

/** Members that are read, not called. */
const READ = new Set(["toAct", "outcome", "version"]);

type Members = Record<string, (...parameters: unknown[]) => Promise<unknown>>;

/** Forwards every member that `own` does not have. */
function forward<T extends object>(own: Partial<T>, remote: unknown): T {
  return new Proxy(own, {
    get(target, name) {
      if (name in target) return target[name as keyof T];
      // A promise that resolves to a handle asks whether the handle is a promise too.
      if (typeof name !== "string" || name === "then") return undefined;
      if (READ.has(name)) return Promise.resolve((remote as Record<string, unknown>)[name]);
      return (...parameters: unknown[]) => (remote as Members)[name]?.(...parameters);
    },
  }) as T;
}

let tasks = 0;

/** Runs a task that may be watched and given up. */
async function watched<T>(
  host: Remote<Host>,
  { signal, onProgress }: TaskOptions = {},
  run: (task: number, progress?: (done: number) => void) => Promise<T>,
): Promise<T> {
  const task = ++tasks;
  const cancelled = () => new AltmodeError("cancelled", "the task was cancelled");
  if (signal?.aborted) throw cancelled();
  const cancel = () => void host.cancel(task);
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    return await run(task, onProgress && proxy(onProgress));
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

/** A handle to a game. */
export function gameHandle(host: Remote<Host>, remote: Remote<HostedGame>): AsyncGame {
  // Comlink's types do not know that it reaches through members too.
  const inner = remote.game as unknown as Remote<Game>;
  const other = async (promise: Promise<unknown>) => gameHandle(host, (await promise) as Remote<HostedGame>);
  return forward<AsyncGame>(
    {
      clone: () => other(remote.clone()),
      determinize: (seat, seed) => other(remote.determinize(seat, seed)),
      playouts: (games, options, task) =>
        watched(host, task, (number, progress) => remote.playouts(number, games, options, progress)),
      suggest: (options, task) =>
        watched(host, task, (number, progress) => remote.suggest(number, options, progress)),
      async free() {
        await inner.free();
        remote[releaseProxy]();
      },
    },
    inner,
  );
}

/** Handles to the rules. `close` ends the worker. */
export function tcgHandle(host: Remote<Host>, close: () => unknown): AsyncTcg {
  const inner = host.tcg as unknown as Remote<Tcg>;
  const game = async (promise: Promise<unknown>) => gameHandle(host, (await promise) as Remote<HostedGame>);
  return forward<AsyncTcg>(
    {
      cards: forward<Asynchronous<Cards>>({}, inner.cards),
      newGame: (config) => game(host.newGame(config)),
      restore: (save) => game(host.restore(save)),
      replay: (record) => game(host.replay(record)),
      fromScenario: (scenario) => game(host.fromScenario(scenario)),
      async close() {
        host[releaseProxy]();
        await close();
      },
    },
    inner,
  );
}
