import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { AltmodeError, type Game, type GameConfig, load, type Tcg } from "altmode/tcg";
import { expect } from "vitest";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A configuration with two whole decks and a seed. */
export const config: GameConfig = JSON.parse(readFileSync(`${root}/benches/workload.json`, "utf8")).config;

export const tcg: Tcg = await load();

/**
 * Loads the build of an entry point in plain JavaScript, which React Native gets. Its CommonJS form has an instance of its own;
 * ES modules would share that of WebAssembly.
 */
export const loadPlain = <Entry extends keyof Entries>(entry: Entry): ReturnType<Entries[Entry]["load"]> =>
  createRequire(root)(`./pkg/${entry}-plain.cjs`).load();

interface Entries {
  tcg: typeof import("altmode/tcg");
  unmatched: typeof import("altmode/unmatched");
  deckbuilder: typeof import("altmode/deckbuilder");
}

/** Plays on with choices that look random but are the same in every run. */
export function playOn(game: Game, decisions = Number.POSITIVE_INFINITY): void {
  let state = 1;
  for (let done = 0; done < decisions && game.toAct !== null; done++) {
    const actions = game.legalActions();
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const action = actions[(state >> 8) % actions.length];
    if (action === undefined) throw new Error("a running game has no legal action");
    game.apply(action);
  }
}

/** The error that the task throws, which must be one of altmode's. */
export function errorOf(task: () => unknown): AltmodeError {
  try {
    task();
  } catch (error) {
    expect(error).toBeInstanceOf(AltmodeError);
    return error as AltmodeError;
  }
  throw new Error("no error was thrown");
}
