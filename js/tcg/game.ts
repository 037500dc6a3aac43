import type {
  Action,
  ActionInput,
  ApplyOptions,
  CheckOptions,
  Forecast,
  ForecastPair,
  GameEvent,
  GameRecord,
  Observation,
  Outcome,
  PlayoutOptions,
  PlayoutResult,
  PlayoutsResult,
  Refusal,
  Suggestion,
  SuggestOptions,
  View,
} from "../generated/tcg.js";
import type { Game as WasmGame } from "../generated/wasm/tcg.js";
import { Handle, type Kind } from "../handle.js";
import { count, type Input, json, named, optionsJson, string, type Viewer, viewer } from "../input.js";
import { guard } from "../stack.js";
import { instance } from "./instance.js";
import { unpack } from "./packed.js";
import { Search } from "./search.js";

const kind: Kind = { name: "game", goOnFrom: "a save or a record", instance };

/** A game in progress. Its state lives in WebAssembly, and this object is a handle to it. */
export class Game extends Handle<WasmGame> {
  /** @internal Created by the object that `load()` returns. */
  constructor(wasm: WasmGame) {
    super(wasm, kind);
  }

  /** The seat to act (0 or 1), or `null` when the game is over. */
  get toAct(): number | null {
    const seat = this.call((game) => game.toAct());
    return seat < 0 ? null : seat;
  }

  /** The winner and the reason, or `null` while the game is in progress. */
  get outcome(): Outcome | null {
    // Hot path of game loops: `null` is returned without parsing JSON.
    return this.call((game) => (game.toAct() < 0 ? JSON.parse(game.outcome()) : null));
  }

  /** Returns the legal actions of the seat to act. The list is never empty while the game is in progress. */
  legalActions(): Action[] {
    return unpack(this.call((game) => game.legalActions()));
  }

  /**
   * Applies a legal action, given as an `Action` or by its `id`, and returns the events that it caused, in
   * order. Throws if the action is illegal, and leaves the game unchanged.
   *
   * With `options.seat`, throws `not-your-seat` if another seat is to act, or if the action concedes for
   * another seat. With `options.chance`, the outcomes of chance come from the caller instead of the random
   * number generator.
   */
  apply(action: Input<Action | ActionInput> | number, options?: Input<ApplyOptions>): GameEvent[] {
    if (typeof action === "number" && options === undefined) {
      const id = count(action, "the action's id");
      const events = this.call((game) => game.applyId(id));
      if (events !== 0) return unpack(events);
      // 0 means that the action is illegal. The slow path below returns the reason.
    }
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return unpack(this.call((game) => game.apply(chosen, settings)));
  }

  /** Returns all information that the seat may know. `"all"` returns the referee's view. */
  observe(seat: Viewer): Observation {
    const number = viewer(seat);
    return unpack(this.call((game) => game.observe(number)));
  }

  /** Undoes the last action. Returns `false` if there is none. */
  undo(): boolean {
    return this.call((game) => game.undo());
  }

  /** Returns an independent copy. */
  clone(): Game {
    return new Game(this.call((game) => game.cloneGame()));
  }

  /** Returns the game as versioned, checksummed bytes for `restore()`. */
  save(): Uint8Array {
    return this.call((game) => game.save());
  }

  /**
   * Returns the configuration, the seed and the actions. `replay()` rebuilds the identical state from them.
   */
  record(): GameRecord {
    return this.ask((game) => game.record());
  }

  /** Returns a hash of the whole state as hexadecimal text. It is identical on every platform. */
  hash(): string {
    return this.call((game) => game.hash());
  }

  /** Returns the events from index `sinceIndex` on, as the seat may see them. */
  events(sinceIndex = 0, seat: Viewer = "all"): GameEvent[] {
    const since = count(sinceIndex, "sinceIndex");
    const number = viewer(seat);
    return unpack(this.call((game) => game.events(since, number)));
  }

  /**
   * Returns the reason why an action is illegal, or `null` if it is legal. With `options.seat`, checks for
   * that seat.
   */
  check(action: Input<Action | ActionInput> | number, options?: Input<CheckOptions>): Refusal | null {
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return this.ask((game) => game.check(chosen, settings));
  }

  /**
   * Returns the observation, the legal actions (if it is that seat's turn) and the new events in one call.
   *
   * @param since index of the first event to return, such as `eventCount` of an earlier view. By default, the
   *   events since this seat's view of the previous position. Repeated calls in one position therefore return
   *   the same events, so a component may call this on every render.
   */
  view(seat: Viewer, since?: number): View {
    const number = viewer(seat);
    const from = since === undefined ? undefined : count(since, "since");
    return unpack(this.call((game) => game.view(number, from)));
  }

  /**
   * Returns a game consistent with everything that the seat has seen. `seed` determines the unknown cards.
   */
  determinize(seat: number, seed: string): Game {
    const number = viewer(seat);
    const text = string(seed, "the seed");
    return new Game(this.call((game) => game.determinize(number, text)));
  }

  /** Plays on with a bot to the end of the game, or for a number of decisions, in one call. */
  playout(options?: Input<PlayoutOptions>): PlayoutResult {
    const settings = optionsJson(options);
    return this.ask((game) => game.playout(settings));
  }

  /** Plays many games from this position, each with its own seed. This game is unchanged. */
  playouts(games: number, options?: Input<PlayoutOptions>): PlayoutsResult {
    const number = count(games, "the number of games");
    const settings = optionsJson(options);
    return this.ask((game) => game.playouts(number, settings));
  }

  /**
   * Returns a bot's choice and its reasons, based only on the knowledge of the seat to act. Blocks until the
   * bot is done; `altmode/worker` and `search()` do not. The `search` bot simulates 200 continuations of each
   * action by default; `iterations` (at most 100,000) and `milliseconds` (at most one hour) change that.
   * Throws `game-over` when the game is over.
   */
  suggest(options?: Input<SuggestOptions>): Suggestion {
    const settings = optionsJson(options);
    return this.ask((game) => game.suggest(settings));
  }

  /** Starts a search that runs in steps and can be abandoned. It returns the suggestion of `suggest()`. */
  search(options?: Input<Omit<SuggestOptions, "bot">>): Search {
    const settings = optionsJson(options);
    return new Search(this.call((game) => game.search(settings)));
  }

  /**
   * Returns exact probabilities of an attack's damage, from the knowledge of the seat. By default all cards
   * are known, but not the order of the decks. Characters are given by their number in the game, their card
   * id or their name.
   */
  forecast(attacker: number | string, defender: number | string, seat: Viewer = "all"): Forecast {
    const from = named(attacker, "the attacker");
    const to = named(defender, "the defender");
    const number = viewer(seat);
    return this.ask((game) => game.forecast(from, to, number));
  }

  /**
   * Returns the odds of every attack that a seat's characters could make, best first. The default seat is the
   * active player.
   */
  forecastAll(seat: Viewer = "all"): ForecastPair[] {
    const number = viewer(seat);
    return this.ask((game) => game.forecastAll(number));
  }
}
guard(Game);
