// The page's handles to the rules and the games of a worker, with an asynchronous version of the API.

import type { Characters, Cards as DeckbuilderCards } from "../deckbuilder/catalogue.js";
import type { Deckbuilder } from "../deckbuilder/deckbuilder.js";
import type { Game as DeckbuilderGame } from "../deckbuilder/game.js";
import { AltmodeError } from "../errors.js";
import type { Version } from "../generated/tcg.js";
import { markRaw } from "../raw.js";
import type { Cards } from "../tcg/cards.js";
import type { Game as TcgGame } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Boards, Heroes, Cards as UnmatchedCards } from "../unmatched/catalogue.js";
import type { Game as UnmatchedGame } from "../unmatched/game.js";
import type { Unmatched } from "../unmatched/unmatched.js";
import type { Connection } from "./connection.js";
import { BOARDS, CARDS, CHARACTERS, HEROES, RULES, type TaskOptions } from "./types.js";

/** The type of a member in a worker: a promise of its result on the page. */
type Answer<T, Name extends PropertyKey> = Name extends keyof T
  ? T[Name] extends (...parameters: never) => infer Result
    ? Promise<Result>
    : Promise<T[Name]>
  : never;
/** The parameters of a method; none are possible if there is no such method. */
type Asked<T, Name extends PropertyKey> = Name extends keyof T
  ? T[Name] extends (...parameters: infer Parameters) => unknown
    ? Parameters
    : never
  : never;

/** A handle to a game in a worker. Its methods are those of `Game` and return promises. */
export class AsyncGame<Game extends TcgGame | DeckbuilderGame | UnmatchedGame = TcgGame> {
  readonly #connection: Connection;
  readonly #number: number;
  #freed: AltmodeError | undefined;

  /** @internal Created by the object that `startWorker()` returns, and by other handles. */
  constructor(connection: Connection, number: number) {
    this.#connection = connection;
    this.#number = number;
    connection.remember(this, number);
  }

  /** The seat to act, or `null` when the game is over. */
  get toAct(): Answer<Game, "toAct"> {
    return this.#ask("toAct");
  }

  /** The winner and the reason, or `null` while the game is in progress. */
  get outcome(): Answer<Game, "outcome"> {
    return this.#ask("outcome");
  }

  /** Returns the legal actions of the seat to act. The list is never empty while the game is in progress. */
  legalActions(): Answer<Game, "legalActions"> {
    return this.#ask("legalActions");
  }

  /**
   * Applies a legal action, given as an `Action` or by its `id`, and returns the events that it caused, in
   * order.
   */
  apply(...parameters: Asked<Game, "apply">): Answer<Game, "apply"> {
    return this.#ask("apply", parameters);
  }

  /** Returns the reason why an action is illegal, or `null` if it is legal. */
  check(...parameters: Asked<Game, "check">): Answer<Game, "check"> {
    return this.#ask("check", parameters);
  }

  /** Returns all information that the viewer may have. `"public"` is the public view, `"all"` the referee's. */
  observe(...parameters: Asked<Game, "observe">): Answer<Game, "observe"> {
    return this.#ask("observe", parameters);
  }

  /** Returns the events from index `sinceIndex` on, as the viewer may see them. */
  events(...parameters: Asked<Game, "events">): Answer<Game, "events"> {
    return this.#ask("events", parameters);
  }

  /**
   * Returns the observation, the legal actions (if it is that seat's turn) and the new events in one call.
   */
  view(...parameters: Asked<Game, "view">): Answer<Game, "view"> {
    return this.#ask("view", parameters);
  }

  /** Undoes the last action. Returns `false` if there is none. */
  undo(): Answer<Game, "undo"> {
    return this.#ask("undo");
  }

  /** Returns the game as versioned, checksummed bytes for `restore()`. */
  save(): Answer<Game, "save"> {
    return this.#ask("save");
  }

  /** Returns the configuration, the seed and the actions for `replay()`. */
  record(): Answer<Game, "record"> {
    return this.#ask("record");
  }

  /** Returns a hash of the whole state as hexadecimal text. It is identical on every platform. */
  hash(): Answer<Game, "hash"> {
    return this.#ask("hash");
  }

  /** Returns an independent copy. */
  async clone(): Promise<AsyncGame<Game>> {
    return this.#game("clone", []);
  }

  /**
   * Returns a game consistent with everything that the seat has seen. `seed` determines the unknown cards.
   */
  async determinize(...parameters: Asked<Game, "determinize">): Promise<AsyncGame<Game>> {
    return this.#game("determinize", parameters);
  }

  /** Plays on with a bot to the end of the game, or for a number of decisions. */
  playout(...parameters: Asked<Game, "playout">): Answer<Game, "playout"> {
    return this.#ask("playout", parameters);
  }

  /** Returns exact probabilities of an attack's damage, from the knowledge of the seat. */
  forecast(...parameters: Asked<Game, "forecast">): Answer<Game, "forecast"> {
    return this.#ask("forecast", parameters);
  }

  /** Returns the odds of every attack that a seat's characters could make, best first. */
  forecastAll(...parameters: Asked<Game, "forecastAll">): Answer<Game, "forecastAll"> {
    return this.#ask("forecastAll", parameters);
  }

  /** Plays many games from the position at the time of the call. Reports progress and can be cancelled. */
  async playouts(
    games: number,
    options?: Asked<Game, "playouts">[1],
    task?: TaskOptions,
  ): Promise<ReturnType<Game["playouts"]>> {
    this.#check();
    return this.#connection.run(this.#number, "playouts", [games, options], task);
  }

  /** Returns a bot's choice and its reasons. Reports progress and can be cancelled. */
  async suggest(
    options?: Asked<Game, "suggest">[0],
    task?: TaskOptions,
  ): Promise<ReturnType<Game["suggest"]>> {
    this.#check();
    return this.#connection.run(this.#number, "suggest", [options], task);
  }

  /** Frees the game's memory in the worker. Every later call is rejected with the code `freed`. */
  async free(): Promise<void> {
    this.#check();
    this.#freed = new AltmodeError("freed", "this game was freed");
    await this.#connection.free(this, this.#number);
  }

  #check(): void {
    if (this.#freed !== undefined) throw this.#freed;
  }

  #ask<Name extends string>(member: Name, parameters?: readonly unknown[]): Answer<Game, Name> {
    return this.#asked(member, parameters) as Answer<Game, Name>;
  }

  async #asked(member: string, parameters?: readonly unknown[]): Promise<unknown> {
    this.#check();
    return this.#connection.ask(this.#number, member, parameters);
  }

  async #game(member: string, parameters: readonly unknown[]): Promise<AsyncGame<Game>> {
    this.#check();
    return new AsyncGame(this.#connection, await this.#connection.make(this.#number, member, parameters));
  }
}

/** A handle to the card catalogue in a worker. */
export class AsyncCards {
  readonly #connection: Connection;

  /** @internal Created with the object that `startWorker()` returns. */
  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Returns the card with this id. */
  get(id: string): Answer<Cards, "get"> {
    return this.#connection.ask(CARDS, "get", [id]);
  }

  /** Returns the card with this name. */
  find(name: string): Answer<Cards, "find"> {
    return this.#connection.ask(CARDS, "find", [name]);
  }

  /** Returns the cards that match a query. `Cards.search` describes the query syntax. */
  search(query: string): Answer<Cards, "search"> {
    return this.#connection.ask(CARDS, "search", [query]);
  }

  /** Returns every card. */
  all(): Answer<Cards, "all"> {
    return this.#connection.ask(CARDS, "all");
  }
}

/** The calls that the rules of every game system have. */
interface Common {
  newGame: (...parameters: never) => unknown;
  restore: (...parameters: never) => unknown;
  replay: (...parameters: never) => unknown;
  readRecord: (...parameters: never) => unknown;
  fromScenario: (...parameters: never) => unknown;
  runScenario: (...parameters: never) => unknown;
  loadPack: (...parameters: never) => unknown;
}

/** Key of the connection of rules. A symbol, because it is no part of the API. */
const CONNECTION: unique symbol = Symbol("connection");

/** The part of a handle to rules in a worker that the game systems share. */
abstract class AsyncRules<Rules extends Common, Game extends TcgGame | DeckbuilderGame | UnmatchedGame> {
  /** @internal */
  readonly [CONNECTION]: Connection;

  /** @internal Created by `startWorker()`. */
  constructor(connection: Connection) {
    this[CONNECTION] = connection;
  }

  /** Versions of the package, of its rules and of its data. */
  get version(): Promise<Version> {
    return this[CONNECTION].ask(RULES, "version");
  }

  /** Starts a game. */
  newGame(...parameters: Asked<Rules, "newGame">): Promise<AsyncGame<Game>> {
    return this.#game("newGame", parameters);
  }

  /** Restores a game from the bytes of `save()`. */
  restore(...parameters: Asked<Rules, "restore">): Promise<AsyncGame<Game>> {
    return this.#game("restore", parameters);
  }

  /** Replays a record. */
  replay(...parameters: Asked<Rules, "replay">): Promise<AsyncGame<Game>> {
    return this.#game("replay", parameters);
  }

  /** Returns the record of a save without restoring the game. */
  readRecord(...parameters: Asked<Rules, "readRecord">): Answer<Rules, "readRecord"> {
    return this[CONNECTION].ask(RULES, "readRecord", parameters) as Answer<Rules, "readRecord">;
  }

  /** Starts a game at the position of a scenario. */
  fromScenario(...parameters: Asked<Rules, "fromScenario">): Promise<AsyncGame<Game>> {
    return this.#game("fromScenario", parameters);
  }

  /** Runs a scenario's steps and reports whether its expectations hold. */
  runScenario(...parameters: Asked<Rules, "runScenario">): Answer<Rules, "runScenario"> {
    return this[CONNECTION].ask(RULES, "runScenario", parameters) as Answer<Rules, "runScenario">;
  }

  /** Adds definitions written in the language of the built-in ones. */
  loadPack(...parameters: Asked<Rules, "loadPack">): Answer<Rules, "loadPack"> {
    return this[CONNECTION].ask(RULES, "loadPack", parameters) as Answer<Rules, "loadPack">;
  }

  /** Ends the worker with all its games. Every later call is rejected with the code `freed`. */
  close(): Promise<void> {
    return this[CONNECTION].close();
  }

  async #game(member: string, parameters: readonly unknown[]): Promise<AsyncGame<Game>> {
    return new AsyncGame(this[CONNECTION], await this[CONNECTION].make(RULES, member, parameters));
  }
}

/** A handle to the rules in a worker. Its methods are those of `Tcg` and return promises. */
export class AsyncTcg extends AsyncRules<Tcg, TcgGame> {
  /** The card catalogue. */
  readonly cards: AsyncCards;

  /** @internal Created by `startWorker()`. */
  constructor(connection: Connection) {
    super(connection);
    this.cards = new AsyncCards(connection);
  }

  /** Parses a deck list in the usual text formats. Rejects at the first line that is wrong. */
  parseDeck(...parameters: Asked<Tcg, "parseDeck">): Answer<Tcg, "parseDeck"> {
    return this[CONNECTION].ask(RULES, "parseDeck", parameters);
  }

  /** Reads what can be read of a deck list, with all lines that were left out. */
  readDeck(...parameters: Asked<Tcg, "readDeck">): Answer<Tcg, "readDeck"> {
    return this[CONNECTION].ask(RULES, "readDeck", parameters);
  }

  /** Formats a deck as a list that `parseDeck` reads. */
  formatDeck(...parameters: Asked<Tcg, "formatDeck">): Answer<Tcg, "formatDeck"> {
    return this[CONNECTION].ask(RULES, "formatDeck", parameters);
  }

  /** Returns the problems of a deck, or an empty list if it is legal. */
  validateDeck(...parameters: Asked<Tcg, "validateDeck">): Answer<Tcg, "validateDeck"> {
    return this[CONNECTION].ask(RULES, "validateDeck", parameters);
  }

  /** Returns exact probabilities of an attack's damage for a position entered by hand. */
  forecast(...parameters: Asked<Tcg, "forecast">): Answer<Tcg, "forecast"> {
    return this[CONNECTION].ask(RULES, "forecast", parameters);
  }

  /** Returns statistics of a deck: the odds of flips and of holding each card. */
  deckReport(...parameters: Asked<Tcg, "deckReport">): Answer<Tcg, "deckReport"> {
    return this[CONNECTION].ask(RULES, "deckReport", parameters);
  }
}

/** A handle to a list of entries in a worker: battlefields, or any catalogue. */
export class AsyncListing<Things extends Heroes | UnmatchedCards | Boards | DeckbuilderCards | Characters> {
  readonly #connection: Connection;
  readonly #number: number;

  /** @internal Created with the object that `startWorker()` returns. */
  constructor(connection: Connection, number: number) {
    this.#connection = connection;
    this.#number = number;
  }

  /** Returns the entry with this id. */
  get(id: string): Promise<ReturnType<Things["get"]>> {
    return this.#connection.ask(this.#number, "get", [id]);
  }

  /** Returns the entry with this name. */
  find(name: string): Promise<ReturnType<Things["find"]>> {
    return this.#connection.ask(this.#number, "find", [name]);
  }

  /** Returns all entries. */
  all(): Promise<ReturnType<Things["all"]>> {
    return this.#connection.ask(this.#number, "all");
  }
}

/** A handle to a catalogue in a worker: heroes, cards or characters. */
export class AsyncCatalogue<
  Things extends Heroes | UnmatchedCards | DeckbuilderCards | Characters,
> extends AsyncListing<Things> {
  readonly #connection: Connection;
  readonly #number: number;

  /** @internal Created with the object that `startWorker()` returns. */
  constructor(connection: Connection, number: number) {
    super(connection, number);
    this.#connection = connection;
    this.#number = number;
  }

  /** Returns the entries that match a query. The guide of the game lists the search terms. */
  search(query: string): Promise<ReturnType<Things["search"]>> {
    return this.#connection.ask(this.#number, "search", [query]);
  }
}

/** A handle to the rules of Unmatched in a worker. Its methods are those of `Unmatched` and return promises. */
export class AsyncUnmatched extends AsyncRules<Unmatched, UnmatchedGame> {
  /** The heroes. */
  readonly heroes: AsyncCatalogue<Heroes>;
  /** The cards of all decks. */
  readonly cards: AsyncCatalogue<UnmatchedCards>;
  /** The battlefields. */
  readonly boards: AsyncListing<Boards>;

  /** @internal Created by `startWorker()`. */
  constructor(connection: Connection) {
    super(connection);
    this.heroes = new AsyncCatalogue(connection, HEROES);
    this.cards = new AsyncCatalogue(connection, CARDS);
    this.boards = new AsyncListing(connection, BOARDS);
  }

  /** Returns exact probabilities of an attack for a position entered by hand. */
  forecast(...parameters: Asked<Unmatched, "forecast">): Answer<Unmatched, "forecast"> {
    return this[CONNECTION].ask(RULES, "forecast", parameters);
  }
}

/**
 * A handle to the rules of the Transformers Deck-Building Game in a worker. Its methods are those of `Deckbuilder` and
 * return promises.
 */
export class AsyncDeckbuilder extends AsyncRules<Deckbuilder, DeckbuilderGame> {
  /** The cards. */
  readonly cards: AsyncCatalogue<DeckbuilderCards>;
  /** The characters. */
  readonly characters: AsyncCatalogue<Characters>;

  /** @internal Created by `startWorker()`. */
  constructor(connection: Connection) {
    super(connection);
    this.cards = new AsyncCatalogue(connection, CARDS);
    this.characters = new AsyncCatalogue(connection, CHARACTERS);
  }

  /** The sets of cards with their contents. */
  get sets(): Answer<Deckbuilder, "sets"> {
    return this[CONNECTION].ask(RULES, "sets");
  }

  /** Returns all mistakes of a pack with their paths, without loading the pack. */
  checkPack(...parameters: Asked<Deckbuilder, "checkPack">): Answer<Deckbuilder, "checkPack"> {
    return this[CONNECTION].ask(RULES, "checkPack", parameters);
  }
}

markRaw(AsyncGame, AsyncCards, AsyncTcg, AsyncListing, AsyncCatalogue, AsyncUnmatched, AsyncDeckbuilder);
