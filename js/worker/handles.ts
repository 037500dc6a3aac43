// The page's side: handles to the rules and the games of a worker, with the same methods made asynchronous.

import { AltmodeError } from "../errors.js";
import type {
  PlayoutOptions,
  PlayoutsResult,
  Suggestion,
  SuggestOptions,
  Version,
} from "../generated/tcg.js";
import type { Input } from "../input.js";
import { markRaw } from "../raw.js";
import type { Cards } from "../tcg/cards.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Connection } from "./connection.js";
import { CARDS, RULES, type TaskOptions } from "./types.js";

/** What a member gives in a worker: a promise of what it gives on the page. */
type Answer<T, Name extends keyof T> = T[Name] extends (...parameters: never) => infer Result
  ? Promise<Result>
  : Promise<T[Name]>;
/** The parameters of a member. */
type Asked<T, Name extends keyof T> = T[Name] extends (...parameters: infer Parameters) => unknown
  ? Parameters
  : never;

/** A handle to a game in a worker. Its methods are those of a `Game`, and give promises. */
export class AsyncGame {
  readonly #connection: Connection;
  readonly #number: number;
  #freed: AltmodeError | undefined;

  /** @internal Games come from the object that `startWorker()` gives, and from each other. */
  constructor(connection: Connection, number: number) {
    this.#connection = connection;
    this.#number = number;
    connection.remember(this, number);
  }

  /** The seat (0-based) that must decide now, or `null` when the game is over. */
  get toAct(): Answer<Game, "toAct"> {
    return this.#ask("toAct");
  }

  /** `null` while the game runs, then who won and why. */
  get outcome(): Answer<Game, "outcome"> {
    return this.#ask("outcome");
  }

  /** Lists every legal action of the seat to act; never empty while the game runs. */
  legalActions(): Answer<Game, "legalActions"> {
    return this.#ask("legalActions");
  }

  /** Takes an action of `legalActions()`, or its `id`, and gives the events that it caused, in order. */
  apply(...parameters: Asked<Game, "apply">): Answer<Game, "apply"> {
    return this.#ask("apply", parameters);
  }

  /** Tells why an action is not legal now; `null` when it is. */
  check(...parameters: Asked<Game, "check">): Answer<Game, "check"> {
    return this.#ask("check", parameters);
  }

  /** Shows all that the seat may know; `"all"` is the referee's view. */
  observe(...parameters: Asked<Game, "observe">): Answer<Game, "observe"> {
    return this.#ask("observe", parameters);
  }

  /** Lists the event log from `sinceIndex` on, as that seat may see it. */
  events(...parameters: Asked<Game, "events">): Answer<Game, "events"> {
    return this.#ask("events", parameters);
  }

  /** Gives observation, legal actions (when it is that seat's turn) and new events at once. */
  view(...parameters: Asked<Game, "view">): Answer<Game, "view"> {
    return this.#ask("view", parameters);
  }

  /** Takes the last applied action back; `false` when there is none. */
  undo(): Answer<Game, "undo"> {
    return this.#ask("undo");
  }

  /** Makes versioned, checksummed bytes, which `restore()` takes. */
  save(): Answer<Game, "save"> {
    return this.#ask("save");
  }

  /** Gives configuration, seed and actions, which `replay()` takes. */
  record(): Answer<Game, "record"> {
    return this.#ask("record");
  }

  /** Gives a short hexadecimal text of the whole state, the same on every platform. */
  hash(): Answer<Game, "hash"> {
    return this.#ask("hash");
  }

  /** Makes an independent copy. */
  async clone(): Promise<AsyncGame> {
    return this.#game("clone", []);
  }

  /** Makes a full game consistent with all that the seat has seen, the unknown drawn at random from `seed`. */
  async determinize(...parameters: Asked<Game, "determinize">): Promise<AsyncGame> {
    return this.#game("determinize", parameters);
  }

  /** Plays on with a bot to the end, or for a number of decisions. */
  playout(...parameters: Asked<Game, "playout">): Answer<Game, "playout"> {
    return this.#ask("playout", parameters);
  }

  /** Computes exact probabilities of an attack's damage, from what the seat knows. */
  forecast(...parameters: Asked<Game, "forecast">): Answer<Game, "forecast"> {
    return this.#ask("forecast", parameters);
  }

  /** Computes the odds of every attack that a seat's characters could make, the best first. */
  forecastAll(...parameters: Asked<Game, "forecastAll">): Answer<Game, "forecastAll"> {
    return this.#ask("forecastAll", parameters);
  }

  /** Plays many games from the position of this moment; tells its progress and can be cancelled. */
  async playouts(
    games: number,
    options?: Input<PlayoutOptions>,
    task?: TaskOptions,
  ): Promise<PlayoutsResult> {
    this.#check();
    return this.#connection.run(this.#number, "playouts", [games, options], task);
  }

  /** Asks a bot for its choice and its reasons; tells its progress and can be cancelled. */
  async suggest(options?: Input<SuggestOptions>, task?: TaskOptions): Promise<Suggestion> {
    this.#check();
    return this.#connection.run(this.#number, "suggest", [options], task);
  }

  /** Gives the game's memory in the worker back. Every later call is rejected with the code `freed`. */
  async free(): Promise<void> {
    this.#check();
    this.#freed = new AltmodeError("freed", "this game was freed");
    await this.#connection.free(this, this.#number);
  }

  #check(): void {
    if (this.#freed !== undefined) throw this.#freed;
  }

  async #ask<T>(member: string, parameters?: readonly unknown[]): Promise<T> {
    this.#check();
    return this.#connection.ask(this.#number, member, parameters);
  }

  async #game(member: string, parameters: readonly unknown[]): Promise<AsyncGame> {
    this.#check();
    return new AsyncGame(this.#connection, await this.#connection.make(this.#number, member, parameters));
  }
}

/** A handle to the card catalogue in a worker. */
export class AsyncCards {
  readonly #connection: Connection;

  /** @internal It comes with the object that `startWorker()` gives. */
  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Gives the card with this id. */
  get(id: string): Answer<Cards, "get"> {
    return this.#connection.ask(CARDS, "get", [id]);
  }

  /** Gives the one card with this name. */
  find(name: string): Answer<Cards, "find"> {
    return this.#connection.ask(CARDS, "find", [name]);
  }

  /** Lists the cards that match a query; `Cards.search` says how queries are written. */
  search(query: string): Answer<Cards, "search"> {
    return this.#connection.ask(CARDS, "search", [query]);
  }

  /** Lists every card. */
  all(): Answer<Cards, "all"> {
    return this.#connection.ask(CARDS, "all");
  }
}

/** A handle to the rules in a worker. Its methods are those of a `Tcg`, and give promises. */
export class AsyncTcg {
  readonly #connection: Connection;
  /** The catalogue. */
  readonly cards: AsyncCards;

  /** @internal It comes from `startWorker()`. */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.cards = new AsyncCards(connection);
  }

  /** Versions of the package, of its rules and of its card data. */
  get version(): Promise<Version> {
    return this.#connection.ask(RULES, "version");
  }

  /** Begins a game. */
  newGame(...parameters: Asked<Tcg, "newGame">): Promise<AsyncGame> {
    return this.#game("newGame", parameters);
  }

  /** Restores a game from the bytes of `save()`. */
  restore(...parameters: Asked<Tcg, "restore">): Promise<AsyncGame> {
    return this.#game("restore", parameters);
  }

  /** Replays a record. */
  replay(...parameters: Asked<Tcg, "replay">): Promise<AsyncGame> {
    return this.#game("replay", parameters);
  }

  /** Begins a game at the position of a scenario. */
  fromScenario(...parameters: Asked<Tcg, "fromScenario">): Promise<AsyncGame> {
    return this.#game("fromScenario", parameters);
  }

  /** Plays a scenario's steps and says whether all that it expects came true. */
  runScenario(...parameters: Asked<Tcg, "runScenario">): Answer<Tcg, "runScenario"> {
    return this.#connection.ask(RULES, "runScenario", parameters);
  }

  /** Reads a deck list as people paste it. */
  parseDeck(...parameters: Asked<Tcg, "parseDeck">): Answer<Tcg, "parseDeck"> {
    return this.#connection.ask(RULES, "parseDeck", parameters);
  }

  /** Writes a deck as the list that `parseDeck` reads. */
  formatDeck(...parameters: Asked<Tcg, "formatDeck">): Answer<Tcg, "formatDeck"> {
    return this.#connection.ask(RULES, "formatDeck", parameters);
  }

  /** Lists what is wrong with a deck; empty when it is legal. */
  validateDeck(...parameters: Asked<Tcg, "validateDeck">): Answer<Tcg, "validateDeck"> {
    return this.#connection.ask(RULES, "validateDeck", parameters);
  }

  /** Computes exact probabilities of an attack's damage, for a position typed in by hand. */
  forecast(...parameters: Asked<Tcg, "forecast">): Answer<Tcg, "forecast"> {
    return this.#connection.ask(RULES, "forecast", parameters);
  }

  /** Reports what a deck flips and draws. */
  deckReport(...parameters: Asked<Tcg, "deckReport">): Answer<Tcg, "deckReport"> {
    return this.#connection.ask(RULES, "deckReport", parameters);
  }

  /** Adds cards written in the same language as the built-in ones. */
  loadPack(...parameters: Asked<Tcg, "loadPack">): Answer<Tcg, "loadPack"> {
    return this.#connection.ask(RULES, "loadPack", parameters);
  }

  /** Ends the worker, with all its games. Every later call is rejected with the code `freed`. */
  close(): Promise<void> {
    return this.#connection.close();
  }

  async #game(member: string, parameters: readonly unknown[]): Promise<AsyncGame> {
    return new AsyncGame(this.#connection, await this.#connection.make(RULES, member, parameters));
  }
}

markRaw(AsyncGame, AsyncCards, AsyncTcg);
