// The types of the page's handles to objects of a worker. They are derived from the types of the objects; remote.ts makes the
// handles.

import type { Deckbuilder } from "../deckbuilder/deckbuilder.js";
import type { BaseGame } from "../game/game.js";
import type { GameTypes } from "../game/types.js";
import type { Cards } from "../tcg/cards.js";
import type { Game as TcgGame } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Unmatched } from "../unmatched/unmatched.js";
import type { TaskOptions } from "./task.js";

/** A catalogue of any game, such as cards. */
interface Things {
  get(id: string): unknown;
  all(): unknown[];
}

/** The type of a result on the page: a handle instead of a game. */
type Result<T> = T extends BaseGame<GameTypes> ? AsyncGame<T> : T;

/** The type of a member on the page. Long tasks take options of their own. */
type Member<Name, T> = T extends (...parameters: infer Parameters) => infer Returned
  ? Name extends "playouts" | "suggest"
    ? (...parameters: [...Parameters, task?: TaskOptions]) => Promise<Returned>
    : (...parameters: Parameters) => Promise<Result<Returned>>
  : T extends Things
    ? Async<T>
    : Promise<T>;

/**
 * A handle to an object of type `T` in a worker. Its methods are those of the object and return promises, its properties are
 * promises.
 */
export type Async<T> = {
  readonly [Name in Exclude<keyof T, symbol | "free" | "search"> | Extract<keyof T, SearchOf<T>>]: Member<
    Name,
    T[Name]
  >;
};

/** Catalogues are searched at once; a game is searched by `suggest`. */
type SearchOf<T> = T extends Things ? "search" : never;

/**
 * A handle to a game in a worker. Its methods are those of `Game` and return promises. `playouts` and `suggest` report
 * progress and can be cancelled.
 */
export type AsyncGame<Game extends BaseGame<GameTypes> = TcgGame> = Async<Game> & {
  /** Frees the game's memory in the worker. Every later call is rejected with the code `freed`. */
  free(): Promise<void>;
};

/** A handle to the card catalogue of the TCG in a worker. */
export type AsyncCards = Async<Cards>;
/** A handle to a list of entries in a worker, such as battlefields. */
export type AsyncListing<List extends Things> = Async<List>;
/** A handle to a catalogue in a worker, such as heroes. */
export type AsyncCatalogue<List extends Things> = Async<List>;

/** A handle to rules in a worker. */
interface Rules {
  /** Ends the worker with all its games. Every later call is rejected with the code `freed`. */
  close(): Promise<void>;
}

/** A handle to the rules of the TCG in a worker. Its methods are those of `Tcg` and return promises. */
export interface AsyncTcg extends Async<Tcg>, Rules {}
/** A handle to the rules of Unmatched in a worker. Its methods are those of `Unmatched` and return promises. */
export interface AsyncUnmatched extends Async<Unmatched>, Rules {}
/**
 * A handle to the rules of the Transformers Deck-Building Game in a worker. Its methods are those of `Deckbuilder` and
 * return promises.
 */
export interface AsyncDeckbuilder extends Async<Deckbuilder>, Rules {}

/** The handles by game systems. */
export interface Handles {
  tcg: AsyncTcg;
  unmatched: AsyncUnmatched;
  deckbuilder: AsyncDeckbuilder;
}
