import type { Version } from "../generated/tcg.js";
import type { Cards } from "../tcg/cards.js";
import type { Game as TcgGame } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Boards, Heroes, Cards as UnmatchedCards } from "../unmatched/catalogue.js";
import type { Game as UnmatchedGame } from "../unmatched/game.js";
import type { Unmatched } from "../unmatched/unmatched.js";
import { type TaskOptions } from "./types.js";
type Answer<T, Name extends keyof T> = T[Name] extends (...parameters: never) => infer Result ? Promise<Result> : Promise<T[Name]>;
type Asked<T, Name extends keyof T> = T[Name] extends (...parameters: infer Parameters) => unknown ? Parameters : never;
export declare class AsyncGame<Game extends TcgGame | UnmatchedGame = TcgGame> {
    #private;
    get toAct(): Answer<Game, "toAct">;
    get outcome(): Answer<Game, "outcome">;
    legalActions(): Answer<Game, "legalActions">;
    apply(...parameters: Asked<Game, "apply">): Answer<Game, "apply">;
    check(...parameters: Asked<Game, "check">): Answer<Game, "check">;
    observe(...parameters: Asked<Game, "observe">): Answer<Game, "observe">;
    events(...parameters: Asked<Game, "events">): Answer<Game, "events">;
    view(...parameters: Asked<Game, "view">): Answer<Game, "view">;
    undo(): Answer<Game, "undo">;
    save(): Answer<Game, "save">;
    record(): Answer<Game, "record">;
    hash(): Answer<Game, "hash">;
    clone(): Promise<AsyncGame<Game>>;
    determinize(...parameters: Asked<Game, "determinize">): Promise<AsyncGame<Game>>;
    playout(...parameters: Asked<Game, "playout">): Answer<Game, "playout">;
    forecast(...parameters: Asked<Game, "forecast">): Answer<Game, "forecast">;
    forecastAll(...parameters: Asked<Game, "forecastAll">): Answer<Game, "forecastAll">;
    playouts(games: number, options?: Asked<Game, "playouts">[1], task?: TaskOptions): Promise<ReturnType<Game["playouts"]>>;
    suggest(options?: Asked<Game, "suggest">[0], task?: TaskOptions): Promise<ReturnType<Game["suggest"]>>;
    free(): Promise<void>;
}
export declare class AsyncCards {
    #private;
    get(id: string): Answer<Cards, "get">;
    find(name: string): Answer<Cards, "find">;
    search(query: string): Answer<Cards, "search">;
    all(): Answer<Cards, "all">;
}
export declare class AsyncTcg {
    #private;
    readonly cards: AsyncCards;
    get version(): Promise<Version>;
    newGame(...parameters: Asked<Tcg, "newGame">): Promise<AsyncGame>;
    restore(...parameters: Asked<Tcg, "restore">): Promise<AsyncGame>;
    replay(...parameters: Asked<Tcg, "replay">): Promise<AsyncGame>;
    fromScenario(...parameters: Asked<Tcg, "fromScenario">): Promise<AsyncGame>;
    runScenario(...parameters: Asked<Tcg, "runScenario">): Answer<Tcg, "runScenario">;
    parseDeck(...parameters: Asked<Tcg, "parseDeck">): Answer<Tcg, "parseDeck">;
    formatDeck(...parameters: Asked<Tcg, "formatDeck">): Answer<Tcg, "formatDeck">;
    validateDeck(...parameters: Asked<Tcg, "validateDeck">): Answer<Tcg, "validateDeck">;
    forecast(...parameters: Asked<Tcg, "forecast">): Answer<Tcg, "forecast">;
    deckReport(...parameters: Asked<Tcg, "deckReport">): Answer<Tcg, "deckReport">;
    loadPack(...parameters: Asked<Tcg, "loadPack">): Answer<Tcg, "loadPack">;
    close(): Promise<void>;
}
export declare class AsyncCatalogue<Things extends Heroes | UnmatchedCards | Boards> {
    #private;
    get(id: string): Promise<ReturnType<Things["get"]>>;
    find(name: string): Promise<ReturnType<Things["find"]>>;
    all(): Promise<ReturnType<Things["all"]>>;
}
export declare class AsyncUnmatched {
    #private;
    readonly heroes: AsyncCatalogue<Heroes>;
    readonly cards: AsyncCatalogue<UnmatchedCards>;
    readonly boards: AsyncCatalogue<Boards>;
    get version(): Promise<Version>;
    forecast(...parameters: Asked<Unmatched, "forecast">): Answer<Unmatched, "forecast">;
    newGame(...parameters: Asked<Unmatched, "newGame">): Promise<AsyncGame<UnmatchedGame>>;
    restore(...parameters: Asked<Unmatched, "restore">): Promise<AsyncGame<UnmatchedGame>>;
    replay(...parameters: Asked<Unmatched, "replay">): Promise<AsyncGame<UnmatchedGame>>;
    fromScenario(...parameters: Asked<Unmatched, "fromScenario">): Promise<AsyncGame<UnmatchedGame>>;
    runScenario(...parameters: Asked<Unmatched, "runScenario">): Answer<Unmatched, "runScenario">;
    loadPack(...parameters: Asked<Unmatched, "loadPack">): Answer<Unmatched, "loadPack">;
    close(): Promise<void>;
}
export {};
