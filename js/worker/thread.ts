// The worker's end of the connection: stores games by number, for which the page has handles.

import * as comlink from "comlink";
import { AltmodeError } from "../errors.js";
import { PLAYOUTS_IN_STEPS } from "../game/game.js";
import type { Search } from "../game/search.js";
import type { PlayoutOptions, PlayoutsResult, Suggestion, SuggestOptions } from "../generated/tcg.js";
import type { Game } from "../tcg/game.js";
import { Cancelled, carryErrors } from "./errors.js";
import type { Answer, Members, Target } from "./types.js";

/**
 * Returns whether a result is a game, of any system: all have the methods that are used here. By a symbol, because the script
 * has no classes of the entry point.
 */
const isGame = (value: unknown): value is Game =>
  typeof value === "object" && value !== null && PLAYOUTS_IN_STEPS in value;

/** Returns the members of an object that the page can ask for. A search cannot leave the worker. */
function membersOf(object: object): Members {
  const [methods, properties]: [string[], string[]] = [[], []];
  const lists: Record<string, Members> = {};
  for (let at = object; at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (name === "constructor" || (name === "search" && isGame(object))) continue;
      if (get !== undefined) properties.push(name);
      else if (typeof value === "function") methods.push(name);
      else if (typeof value === "object") lists[name] = membersOf(value);
    }
  return { methods, properties, lists };
}

/** Time that all tasks together may run before pending messages are handled, in milliseconds. */
const SLICE = 8;

/** Running tasks by number. */
const tasks = new Map<number, { cancelled: boolean }>();

type Progress = ((done: number) => void | Promise<void>) | undefined;

interface Platform {
  setImmediate?: (task: () => void) => unknown;
  MessageChannel?: typeof MessageChannel;
}

/**
 * Yields to the event loop, so that pending messages are handled. In Node, timers that are due run before
 * messages, so two tasks with timers would starve them. In browsers, nested timers wait 4 ms, a quarter of
 * the total time.
 */
function pause(): Promise<void> {
  const { setImmediate: immediate, MessageChannel: Channel } = globalThis as Platform;
  return new Promise((resolve) => {
    if (immediate !== undefined) {
      immediate(resolve);
    } else if (Channel !== undefined) {
      const { port1, port2 } = new Channel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    } else {
      setTimeout(resolve, 0);
    }
  });
}

/** Runs a task in time slices until `slice` returns 1. */
async function inSlices(number: number, slice: () => number, progress: Progress): Promise<void> {
  const task = { cancelled: false };
  tasks.set(number, task);
  try {
    for (;;) {
      const until = Date.now() + SLICE / tasks.size;
      let done = slice();
      while (done < 1 && Date.now() < until) done = slice();
      // A report that cannot be delivered ends this task alone; unhandled, it would end a thread of Node.
      const told = Promise.resolve(progress?.(done)).catch(() => {
        task.cancelled = true;
      });
      if (done >= 1) {
        // Awaited because on another thread it is a message, which must arrive before the result.
        await told;
        return;
      }
      await pause();
      if (task.cancelled) throw new Cancelled();
    }
  } finally {
    tasks.delete(number);
  }
}

/** Runs a search or a batch in slices and returns its result. */
async function inSteps<Result>(work: Search<Result>, task: number, progress: Progress): Promise<Result> {
  try {
    await inSlices(task, () => (work.step(1) ? 1 : work.progress), progress);
    return work.result();
  } finally {
    work.free();
  }
}

/** Plays a batch from the position at the time of the call, because the page may change its game meanwhile. */
async function playouts(
  game: Game,
  [games, options]: readonly unknown[],
  task: number,
  progress: Progress,
): Promise<PlayoutsResult> {
  return inSteps(
    game[PLAYOUTS_IN_STEPS](games as number, options as PlayoutOptions | undefined),
    task,
    progress,
  );
}

const isObject = (value: unknown) => value === undefined || (typeof value === "object" && value !== null);

/** Runs a search in slices and returns the suggestion of `Game.suggest`. */
async function suggest(
  game: Game,
  [options]: readonly unknown[],
  task: number,
  progress: Progress,
): Promise<Suggestion> {
  const settings = options as SuggestOptions | undefined;
  const bot = isObject(settings) ? settings?.bot : undefined;
  if (bot !== undefined && bot !== "search") return game.suggest(settings);
  return inSteps(game.search(settings), task, progress);
}

/** The interface that the page calls. Objects are referred to by number. */
export class Service {
  readonly #loading: Promise<object>;
  readonly #games = new Map<number, Game>();
  #last = 0;

  constructor(loading: Promise<object>) {
    this.#loading = loading;
  }

  /** Waits until the rules are loaded, and returns their members. */
  async ready(): Promise<Members> {
    return membersOf(await this.#loading);
  }

  /** Calls a method of an object, or reads a property. A game that it returns is stored. */
  async ask(target: Target, member: string, parameters: readonly unknown[]): Promise<Answer> {
    const object = (await this.#object(target)) as Record<string, unknown>;
    const found = object[member];
    const value = typeof found === "function" ? Reflect.apply(found, object, parameters) : found;
    if (!isGame(value)) return { value };
    this.#games.set(++this.#last, value);
    return { game: this.#last, members: membersOf(value) };
  }

  /** Runs a task in time slices. */
  async run(
    number: number,
    member: "playouts" | "suggest",
    parameters: readonly unknown[],
    task: number,
    progress?: (done: number) => void,
  ): Promise<unknown> {
    const game = this.#game(number);
    return (member === "playouts" ? playouts : suggest)(game, parameters, task, progress);
  }

  /** Cancels a task. It stops at its next pause. */
  cancel(task: number): void {
    const found = tasks.get(task);
    if (found !== undefined) found.cancelled = true;
  }

  /** Frees a game. */
  free(number: number): void {
    this.#games.get(number)?.free();
    this.#games.delete(number);
  }

  #game(number: number): Game {
    const game = this.#games.get(number);
    if (game === undefined) throw new AltmodeError("freed", "this game was freed");
    return game;
  }

  async #object(target: Target): Promise<object> {
    const rules = await this.#loading;
    if (typeof target === "number") return this.#game(target);
    return target === "" ? rules : ((rules as Record<string, object>)[target] as object);
  }
}

/**
 * Exposes the service to the page.
 *
 * @param load loads the rules, and calls wait for it
 * @param endpoint the message endpoint of the page, by default the worker's global scope
 */
export function answer(load: () => Promise<object>, endpoint?: comlink.Endpoint): void {
  carryErrors();
  const loading = load();
  // Avoids an unhandled rejection: the page gets the error when it calls `ready`.
  loading.catch(() => {});
  comlink.expose(new Service(loading), endpoint);
}
