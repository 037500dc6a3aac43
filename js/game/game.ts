import { ASK, CALL, Handle, type Inner } from "../handle.js";
import { count, type Input, json, optionsJson, string, type Viewer, viewer } from "../input.js";
import type { Instance } from "../instance.js";
import { guard } from "../stack.js";
import type { Unpacker } from "./packed.js";
import { Search, type WasmSearch } from "./search.js";
import type { GameTypes } from "./types.js";

/**
 * @internal Key of the method that starts a batch in steps. A registered symbol, because the worker's script does not
 * share modules with the entry point.
 */
export const PLAYOUTS_IN_STEPS: unique symbol = Symbol.for("altmode.playoutsInSteps");

/** @internal A game of the glue. Packed answers are addresses. */
export interface WasmGame extends Inner {
  toAct(): number;
  outcome(): string;
  legalActions(): number;
  apply(action: string, options?: string): number;
  applyId(id: number): number;
  legalCount(): number;
  advance(id: number): number;
  observe(seat: number): number;
  undo(): boolean;
  cloneGame(): this;
  save(): Uint8Array;
  record(): string;
  hash(): string;
  events(since: number, seat: number): number;
  check(action: string, options?: string): string;
  view(seat: number, since?: number): number;
  determinize(seat: number, seed: string): this;
  playout(options: string): string;
  playouts(games: number, options: string): string;
  suggest(options: string): string;
  search(options: string): WasmSearch;
  playoutsInSteps(games: number, options: string): WasmSearch;
}

/** @internal The instance and the decoder of an entry point. */
export interface Entry {
  readonly instance: Instance;
  readonly unpack: Unpacker["unpack"];
  /** Creates a handle of the entry point's class. */
  readonly another: (wasm: never) => object;
}

/** The part of a game in progress that all game systems share. */
export abstract class BaseGame<Types extends GameTypes> extends Handle {
  readonly #entry: Entry;

  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmGame, entry: Entry) {
    super(wasm, { name: "game", goOnFrom: "a save or a record", instance: entry.instance });
    this.#entry = entry;
  }

  /** Creates a handle of the same class. */
  #another(wasm: WasmGame): this {
    return this.#entry.another(wasm as never) as this;
  }

  /** Calls into the module and decodes the packed answer. */
  #unpacked<T>(question: (game: WasmGame) => number): T {
    return this.#entry.unpack(this[CALL](question));
  }

  /** The seat to act, or `null` when the game is over. */
  get toAct(): number | null {
    const seat = this[CALL]((game: WasmGame) => game.toAct());
    return seat < 0 ? null : seat;
  }

  /** The winner and the reason, or `null` while the game is in progress. */
  get outcome(): Types["outcome"] | null {
    // Hot path of game loops: `null` is returned without parsing JSON.
    return this[CALL]((game: WasmGame) => (game.toAct() < 0 ? JSON.parse(game.outcome()) : null));
  }

  /** Returns the legal actions of the seat to act. The list is never empty while the game is in progress. */
  legalActions(): Types["action"][] {
    return this.#unpacked((game) => game.legalActions());
  }

  /**
   * Applies a legal action, given as an `Action` or by its `id`, and returns the events that it caused, in
   * order. Throws if the action is illegal, and leaves the game unchanged.
   *
   * With `options.seat`, throws `not-your-seat` if another seat is to act, or if the action concedes for
   * another seat. With `options.chance`, the outcomes of chance come from the caller instead of the random
   * number generator.
   */
  apply(
    action: Input<Types["action"] | Types["actionInput"]> | number,
    options?: Input<Types["applyOptions"]>,
  ): Types["event"][] {
    if (typeof action === "number" && options === undefined) {
      const id = count(action, "the action's id");
      const events = this[CALL]((game: WasmGame) => game.applyId(id));
      if (events !== 0) return this.#entry.unpack(events);
      // 0 means that the action is illegal. The slow path below returns the reason.
    }
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return this.#unpacked((game) => game.apply(chosen, settings));
  }

  /** Returns the number of legal actions; 0 when the game is over. Their ids are the numbers below it. */
  legalCount(): number {
    return this[CALL]((game: WasmGame) => game.legalCount());
  }

  /**
   * Applies the legal action with this id, as `apply()` does, but returns only the number of legal actions after it; 0 when
   * the game is over. A program that chooses by number plays several times as fast, because neither actions nor events
   * become objects. `legalActions()`, `view()` and `events()` work at any time.
   *
   * ```js
   * for (let count = game.legalCount(); count > 0; ) count = game.advance(Math.floor(Math.random() * count));
   * ```
   */
  advance(id: number): number {
    const number = count(id, "the action's id");
    const left = this[CALL]((game: WasmGame) => game.advance(number));
    // -1 means that the action is illegal. This returns the reason.
    if (left < 0) this.apply(id);
    return left;
  }

  /** Returns all information that the viewer may have. `"public"` is the public view, `"all"` the referee's. */
  observe(seat: Viewer): Types["observation"] {
    const number = viewer(seat);
    return this.#unpacked((game) => game.observe(number));
  }

  /** Undoes the last action. Returns `false` if there is none. */
  undo(): boolean {
    return this[CALL]((game: WasmGame) => game.undo());
  }

  /** Returns an independent copy. */
  clone(): this {
    return this.#another(this[CALL]((game: WasmGame) => game.cloneGame()));
  }

  /** Returns the game as versioned, checksummed bytes for `restore()`. */
  save(): Uint8Array {
    return this[CALL]((game: WasmGame) => game.save());
  }

  /**
   * Returns the configuration, the seed and the actions. `replay()` rebuilds the identical state from them.
   */
  record(): Types["record"] {
    return this[ASK]((game: WasmGame) => game.record());
  }

  /** Returns a hash of the whole state as hexadecimal text. It is identical on every platform. */
  hash(): string {
    return this[CALL]((game: WasmGame) => game.hash());
  }

  /** Returns the events from index `sinceIndex` on, as the viewer may see them. */
  events(sinceIndex = 0, seat: Viewer = "all"): Types["event"][] {
    const since = count(sinceIndex, "sinceIndex");
    const number = viewer(seat);
    return this.#unpacked((game) => game.events(since, number));
  }

  /**
   * Returns the reason why an action is illegal, or `null` if it is legal. With `options.seat`, checks for
   * that seat.
   */
  check(
    action: Input<Types["action"] | Types["actionInput"]> | number,
    options?: Input<Types["checkOptions"]>,
  ): Types["refusal"] | null {
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return this[ASK]((game: WasmGame) => game.check(chosen, settings));
  }

  /**
   * Returns the observation, the legal actions (if it is that seat's turn) and the new events in one call. The public
   * view has no actions.
   *
   * @param since index of the first event to return, such as `eventCount` of an earlier view. By default, the
   *   events since this seat's view of the previous position. Repeated calls in one position therefore return
   *   the same events, so a component may call this on every render.
   */
  view(seat: Viewer, since?: number): Types["view"] {
    const number = viewer(seat);
    const from = since === undefined ? undefined : count(since, "since");
    return this.#unpacked((game) => game.view(number, from));
  }

  /**
   * Returns a game consistent with everything that the seat has seen. `seed` determines the unknown cards.
   */
  determinize(seat: number, seed: string): this {
    const number = viewer(seat);
    const text = string(seed, "the seed");
    return this.#another(this[CALL]((game: WasmGame) => game.determinize(number, text)));
  }

  /** Plays on with a bot to the end of the game, or for a number of decisions, in one call. */
  playout(options?: Input<Types["playoutOptions"]>): Types["playoutResult"] {
    const settings = optionsJson(options);
    return this[ASK]((game: WasmGame) => game.playout(settings));
  }

  /** Plays many games from this position, each with its own seed. This game is unchanged. */
  playouts(games: number, options?: Input<Types["playoutOptions"]>): Types["playoutsResult"] {
    const number = count(games, "the number of games");
    const settings = optionsJson(options);
    return this[ASK]((game: WasmGame) => game.playouts(number, settings));
  }

  /**
   * Returns a bot's choice and its reasons, based only on the knowledge of the seat to act. Blocks until the
   * bot is done; `altmode/worker` and `search()` do not. The `search` bot simulates 200 continuations of each
   * action by default; `iterations` (at most 100,000) and `milliseconds` (at most one hour) change that.
   * Throws `game-over` when the game is over.
   */
  suggest(options?: Input<Types["suggestOptions"]>): Types["suggestion"] {
    const settings = optionsJson(options);
    return this[ASK]((game: WasmGame) => game.suggest(settings));
  }

  /** @internal Starts the batch of `playouts()` for a worker, which plays it in steps. */
  [PLAYOUTS_IN_STEPS](
    games: number,
    options?: Input<Types["playoutOptions"]>,
  ): Search<Types["playoutsResult"]> {
    const number = count(games, "the number of games");
    const settings = optionsJson(options);
    return new Search(
      this[CALL]((game: WasmGame) => game.playoutsInSteps(number, settings)),
      this.#entry.instance,
    );
  }

  /** Starts a search that runs in steps and can be abandoned. It returns the suggestion of `suggest()`. */
  search(options?: Input<Omit<Types["suggestOptions"], "bot">>): Search<Types["suggestion"]> {
    const settings = optionsJson(options);
    return new Search(
      this[CALL]((game: WasmGame) => game.search(settings)),
      this.#entry.instance,
    );
  }
}
guard(BaseGame);
