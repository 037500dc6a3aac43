import type { Deckbuilder } from "../deckbuilder/deckbuilder.js";
import type { BaseGame } from "../game/game.js";
import type { GameTypes } from "../game/types.js";
import type { Cards } from "../tcg/cards.js";
import type { Game as TcgGame } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Unmatched } from "../unmatched/unmatched.js";
import type { TaskOptions } from "./task.js";
interface Things {
    get(id: string): unknown;
    all(): unknown[];
}
type Result<T> = T extends BaseGame<GameTypes> ? AsyncGame<T> : T;
type Member<Name, T> = T extends (...parameters: infer Parameters) => infer Returned ? Name extends "playouts" | "suggest" ? (...parameters: [
    ...Parameters,
    task?: TaskOptions
]) => Promise<Returned> : (...parameters: Parameters) => Promise<Result<Returned>> : T extends Things ? Async<T> : Promise<T>;
export type Async<T> = {
    readonly [Name in Exclude<keyof T, symbol | "free" | "search"> | Extract<keyof T, SearchOf<T>>]: Member<Name, T[Name]>;
};
type SearchOf<T> = T extends Things ? "search" : never;
export type AsyncGame<Game extends BaseGame<GameTypes> = TcgGame> = Async<Game> & {
    free(): Promise<void>;
};
export type AsyncCards = Async<Cards>;
export type AsyncListing<List extends Things> = Async<List>;
export type AsyncCatalogue<List extends Things> = Async<List>;
interface Rules {
    close(): Promise<void>;
}
export interface AsyncTcg extends Async<Tcg>, Rules {
}
export interface AsyncUnmatched extends Async<Unmatched>, Rules {
}
export interface AsyncDeckbuilder extends Async<Deckbuilder>, Rules {
}
export interface Handles {
    tcg: AsyncTcg;
    unmatched: AsyncUnmatched;
    deckbuilder: AsyncDeckbuilder;
}
export {};
