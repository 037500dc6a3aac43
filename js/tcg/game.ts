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

/** A running game. All of its state lives in WebAssembly; this object is a handle to it. */
export class Game extends Handle<WasmGame> {
  /** @internal Games come from the object that `load()` gives. */
  constructor(wasm: WasmGame) {
    super(wasm, kind);
  }

  /** The seat (0-based) that must decide now, or `null` when the game is over. */
  get toAct(): number | null {
    const seat = this.call((game) => game.toAct());
    return seat < 0 ? null : seat;
  }

  /** `null` while the game runs, then who won and why. */
  get outcome(): Outcome | null {
    // Asked in every turn of a game loop, so a running game answers without any text crossing.
    return this.call((game) => (game.toAct() < 0 ? JSON.parse(game.outcome()) : null));
  }

  /** Every legal action of the seat to act; never empty while the game runs. */
  legalActions(): Action[] {
    return unpack(this.call((game) => game.legalActions()));
  }

  /**
   * Takes an action of `legalActions()`, or its `id`, and returns the events it caused, in order. With
   * `options.seat` the action must be that seat's own: what another seat must decide, and conceding for another seat,
   * throws `not-your-seat`. With `options.chance` the outcomes of chance come from the caller instead of the
   * generator. An action that is not legal throws and changes nothing.
   */
  apply(action: Input<Action | ActionInput> | number, options?: Input<ApplyOptions>): GameEvent[] {
    if (typeof action === "number" && options === undefined) {
      const id = count(action, "the action's id");
      const events = this.call((game) => game.applyId(id));
      if (events !== 0) return unpack(events);
      // It cannot be done; the longer way says why.
    }
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return unpack(this.call((game) => game.apply(chosen, settings)));
  }

  /** All that the seat may know; `"all"` is the referee's view. */
  observe(seat: Viewer): Observation {
    const number = viewer(seat);
    return unpack(this.call((game) => game.observe(number)));
  }

  /** Takes the last applied action back; `false` when there is none. */
  undo(): boolean {
    return this.call((game) => game.undo());
  }

  /** An independent copy. */
  clone(): Game {
    return new Game(this.call((game) => game.cloneGame()));
  }

  /** Versioned, checksummed bytes; `restore()` takes them. */
  save(): Uint8Array {
    return this.call((game) => game.save());
  }

  /** Configuration, seed and actions; `replay()` takes them to the identical state. */
  record(): GameRecord {
    return this.ask((game) => game.record());
  }

  /** A short hexadecimal text of the whole state, the same on every platform. */
  hash(): string {
    return this.call((game) => game.hash());
  }

  /** The event log from `sinceIndex` on, as that seat may see it. */
  events(sinceIndex = 0, seat: Viewer = "all"): GameEvent[] {
    const since = count(sinceIndex, "sinceIndex");
    const number = viewer(seat);
    return unpack(this.call((game) => game.events(since, number)));
  }

  /** Returns `null` when the action is legal now (with `options.seat`, for that seat), else the reason. */
  check(action: Input<Action | ActionInput> | number, options?: Input<CheckOptions>): Refusal | null {
    const chosen = json(
      typeof action === "number" ? { id: count(action, "the action's id") } : action,
      "the action",
    );
    const settings = options === undefined ? undefined : json(options, "options");
    return this.ask((game) => game.check(chosen, settings));
  }

  /**
   * Returns observation, legal actions (when it is that seat's turn) and new events in one call.
   *
   * @param since the index of the first event that is wanted, such as `eventCount` of an earlier view. Without it the
   *   events are those since this seat's view of the position before: asking again while nothing has happened gives
   *   the same events, so that a component may ask as often as it is drawn.
   */
  view(seat: Viewer, since?: number): View {
    const number = viewer(seat);
    const from = since === undefined ? undefined : count(since, "since");
    return unpack(this.call((game) => game.view(number, from)));
  }

  /** A full game consistent with all that the seat has seen, the unknown drawn at random from `seed`. */
  determinize(seat: number, seed: string): Game {
    const number = viewer(seat);
    const text = string(seed, "the seed");
    return new Game(this.call((game) => game.determinize(number, text)));
  }

  /** Plays on with a bot to the end, or for a number of decisions, inside one call. */
  playout(options?: Input<PlayoutOptions>): PlayoutResult {
    const settings = optionsJson(options);
    return this.ask((game) => game.playout(settings));
  }

  /** Many playouts from here, each with a seed of its own; this game stays as it is. */
  playouts(games: number, options?: Input<PlayoutOptions>): PlayoutsResult {
    const number = count(games, "the number of games");
    const settings = optionsJson(options);
    return this.ask((game) => game.playouts(number, settings));
  }

  /**
   * Returns a bot's choice with its reasons, from the knowledge of the seat to act alone. It blocks until it is done:
   * see `altmode/worker`, or `search()`. A `search` tries 200 continuations of each action unless `iterations` (at
   * most 100,000) or `milliseconds` (at most an hour) say otherwise. Throws `game-over` when the game is over.
   */
  suggest(options?: Input<SuggestOptions>): Suggestion {
    const settings = optionsJson(options);
    return this.ask((game) => game.suggest(settings));
  }

  /** The same search in steps, to be interrupted or given up. */
  search(options?: Input<Omit<SuggestOptions, "bot">>): Search {
    const settings = optionsJson(options);
    return new Search(this.call((game) => game.search(settings)));
  }

  /**
   * Exact probabilities of an attack's damage, from what the seat knows; by default all cards are known, but not the
   * order of the decks. Characters are named by their number in the game, card id or name.
   */
  forecast(attacker: number | string, defender: number | string, seat: Viewer = "all"): Forecast {
    const from = named(attacker, "the attacker");
    const to = named(defender, "the defender");
    const number = viewer(seat);
    return this.ask((game) => game.forecast(from, to, number));
  }

  /** The odds of every attack that a seat's characters could make, the best first; by default the active player's. */
  forecastAll(seat: Viewer = "all"): ForecastPair[] {
    const number = viewer(seat);
    return this.ask((game) => game.forecastAll(number));
  }
}
guard(Game);
