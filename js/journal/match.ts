import { ASK, CALL, Handle, type Kind } from "../handle.js";
import { type Input, json, milliseconds, option, read, string } from "../input.js";
import type { Instance } from "../instance.js";
import { freshSeedOr } from "../seed.js";
import { guard } from "../stack.js";

/** Author and time of an entry. */
export interface When {
  /** Name of the person, shown in the history. */
  by?: string | undefined;
  /** Time in milliseconds since 1970, `Date.now()` by default. */
  at?: number | undefined;
}

/** The result of an action. */
interface Recorded {
  /** Violations of the rules. */
  warnings: unknown[];
}

/** @internal The WebAssembly object behind a match. */
export interface WasmMatch {
  free(): void;
  apply(action: string, now: number, by: string): string;
  throwChance(what: string, now: number, by: string, seed: string): string;
  undo(now: number, by: string): boolean;
  redo(now: number, by: string): boolean;
  view(now: number): string;
  history(): string;
  exportLog(): string;
  link(): string;
  merge(text: string): number;
  mergeLink(text: string): number;
}

/** The types of a game's log. */
export interface LogTypes {
  action: unknown;
  throw: unknown;
  applied: Recorded;
  view: unknown;
  history: unknown;
  export: unknown;
}

/** A tracked match of any game. Its state lives in WebAssembly, and this object is a handle to it. */
export class TrackedMatch<T extends LogTypes> extends Handle {
  readonly #instance: Instance;

  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmMatch, kind: Kind) {
    super(wasm, kind);
    this.#instance = kind.instance;
  }

  /**
   * Records an action. Violations of the rules do not prevent it and are listed in `warnings`. Throws only if the
   * action refers to an object that does not exist.
   */
  apply(action: Input<T["action"]>, when?: When): T["applied"] {
    const [text, at, by] = [json(action, "the action"), timeOf(when), personOf(when)];
    return this[ASK]((match: WasmMatch) => match.apply(text, at, by));
  }

  /** Draws a random outcome, such as a die, and records it. */
  throw(what: Input<T["throw"]>, when?: When): T["applied"] {
    const [text, at, by] = [json(what, "the throw"), timeOf(when), personOf(when)];
    // Copies without a seed of their own draw their outcomes from this one.
    const seed = freshSeedOr(this.#instance, "");
    return this[ASK]((match: WasmMatch) => match.throwChance(text, at, by, seed));
  }

  /** Undoes the last entry. Returns `false` if there is none. */
  undo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this[CALL]((match: WasmMatch) => match.undo(at, by));
  }

  /** Redoes the last undone entry. Returns `false` if there is none. */
  redo(when?: When): boolean {
    const [at, by] = [timeOf(when), personOf(when)];
    return this[CALL]((match: WasmMatch) => match.redo(at, by));
  }

  /** Returns the table at a time in milliseconds since 1970, by default now. */
  view(at?: number): T["view"] {
    const time = milliseconds(at, "at");
    return this[ASK]((match: WasmMatch) => match.view(time));
  }

  /** Returns all entries, oldest first, with person and time. Undone entries are included. */
  history(): T["history"][] {
    return this[ASK]((match: WasmMatch) => match.history());
  }

  /** Returns the whole match as one JSON value for `import()`. */
  export(): T["export"] {
    return this[ASK]((match: WasmMatch) => match.exportLog());
  }

  /**
   * Returns the match as text of at most 2,048 characters for URLs and QR codes. The oldest history is
   * dropped first.
   */
  link(): string {
    return this[CALL]((match: WasmMatch) => match.link());
  }

  /** Merges an export or a link of another device. Returns the number of entries that were new here. */
  merge(other: Input<T["export"]> | { link: string }): number {
    const link = read("the export", () => linkOf(other));
    if (link !== undefined) {
      const text = string(link, "the link");
      return this[CALL]((match: WasmMatch) => match.mergeLink(text));
    }
    const text = json(other, "the export");
    return this[CALL]((match: WasmMatch) => match.merge(text));
  }
}
guard(TrackedMatch);

/** Returns the link if `other` contains one. */
function linkOf(other: unknown): unknown {
  return typeof other === "object" && other !== null && "link" in other ? other.link : undefined;
}

function timeOf(when: When | undefined): number {
  return milliseconds(option(when, "at"), "at");
}

function personOf(when: When | undefined): string {
  const by = option(when, "by");
  return by === undefined ? "" : string(by, "the person");
}
