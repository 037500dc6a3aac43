import type { Characters, Cards as DeckbuilderCards } from "../deckbuilder/catalogue.js";
import type { Deckbuilder } from "../deckbuilder/deckbuilder.js";
import type { Game as DeckbuilderGame } from "../deckbuilder/game.js";
import type { Version } from "../generated/tcg.js";
import type { Cards } from "../tcg/cards.js";
import type { Game as TcgGame } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
import type { Boards, Heroes, Cards as UnmatchedCards } from "../unmatched/catalogue.js";
import type { Game as UnmatchedGame } from "../unmatched/game.js";
import type { Unmatched } from "../unmatched/unmatched.js";
import { type TaskOptions } from "./types.js";
type Answer<T, Name extends PropertyKey> = Name extends keyof T ? T[Name] extends (...parameters: never) => infer Result ? Promise<Result> : Promise<T[Name]> : never;
type Asked<T, Name extends PropertyKey> = Name extends keyof T ? T[Name] extends (...parameters: infer Parameters) => unknown ? Parameters : never : never;
export declare class AsyncGame<Game extends TcgGame | DeckbuilderGame | UnmatchedGame = TcgGame> {
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
interface Common {
    newGame: (...parameters: never) => unknown;
    restore: (...parameters: never) => unknown;
    replay: (...parameters: never) => unknown;
    readRecord: (...parameters: never) => unknown;
    fromScenario: (...parameters: never) => unknown;
    runScenario: (...parameters: never) => unknown;
    loadPack: (...parameters: never) => unknown;
}
declare abstract class AsyncRules<Rules extends Common, Game extends TcgGame | DeckbuilderGame | UnmatchedGame> {
    #private;
    get version(): Promise<Version>;
    newGame(...parameters: Asked<Rules, "newGame">): Promise<AsyncGame<Game>>;
    restore(...parameters: Asked<Rules, "restore">): Promise<AsyncGame<Game>>;
    replay(...parameters: Asked<Rules, "replay">): Promise<AsyncGame<Game>>;
    readRecord(...parameters: Asked<Rules, "readRecord">): Answer<Rules, "readRecord">;
    fromScenario(...parameters: Asked<Rules, "fromScenario">): Promise<AsyncGame<Game>>;
    runScenario(...parameters: Asked<Rules, "runScenario">): Answer<Rules, "runScenario">;
    loadPack(...parameters: Asked<Rules, "loadPack">): Answer<Rules, "loadPack">;
    close(): Promise<void>;
}
export declare class AsyncTcg extends AsyncRules<Tcg, TcgGame> {
    readonly cards: AsyncCards;
    parseDeck(...parameters: Asked<Tcg, "parseDeck">): Answer<Tcg, "parseDeck">;
    readDeck(...parameters: Asked<Tcg, "readDeck">): Answer<Tcg, "readDeck">;
    formatDeck(...parameters: Asked<Tcg, "formatDeck">): Answer<Tcg, "formatDeck">;
    validateDeck(...parameters: Asked<Tcg, "validateDeck">): Answer<Tcg, "validateDeck">;
    forecast(...parameters: Asked<Tcg, "forecast">): Answer<Tcg, "forecast">;
    deckReport(...parameters: Asked<Tcg, "deckReport">): Answer<Tcg, "deckReport">;
}
export declare class AsyncListing<Things extends Heroes | UnmatchedCards | Boards | DeckbuilderCards | Characters> {
    #private;
    get(id: string): Promise<ReturnType<Things["get"]>>;
    find(name: string): Promise<ReturnType<Things["find"]>>;
    all(): Promise<ReturnType<Things["all"]>>;
}
export declare class AsyncCatalogue<Things extends Heroes | UnmatchedCards | DeckbuilderCards | Characters> extends AsyncListing<Things> {
    #private;
    search(query: string): Promise<ReturnType<Things["search"]>>;
}
export declare class AsyncUnmatched extends AsyncRules<Unmatched, UnmatchedGame> {
    readonly heroes: AsyncCatalogue<Heroes>;
    readonly cards: AsyncCatalogue<UnmatchedCards>;
    readonly boards: AsyncListing<Boards>;
    forecast(...parameters: Asked<Unmatched, "forecast">): Answer<Unmatched, "forecast">;
}
export declare class AsyncDeckbuilder extends AsyncRules<Deckbuilder, DeckbuilderGame> {
    readonly cards: AsyncCatalogue<DeckbuilderCards>;
    readonly characters: AsyncCatalogue<Characters>;
    get sets(): Answer<Deckbuilder, "sets">;
    checkPack(...parameters: Asked<Deckbuilder, "checkPack">): Answer<Deckbuilder, "checkPack">;
}
export {};
