import type { PlayoutOptions, PlayoutsResult, Suggestion, SuggestOptions } from "../generated/tcg.js";
import type { Cards } from "../tcg/cards.js";
import type { Game } from "../tcg/game.js";
import type { Tcg } from "../tcg/tcg.js";
export type Asynchronous<T> = {
    readonly [Name in keyof T]: T[Name] extends (...parameters: infer Parameters) => infer Result ? (...parameters: Parameters) => Promise<Result extends Game ? AsyncGame : Result> : Promise<T[Name]>;
};
export interface TaskOptions {
    signal?: AbortSignal;
    onProgress?: (done: number) => void;
}
export type AsyncGame = Asynchronous<Omit<Game, "playouts" | "suggest" | "search" | "free" | typeof Symbol.dispose>> & {
    playouts(games: number, options?: PlayoutOptions, task?: TaskOptions): Promise<PlayoutsResult>;
    suggest(options?: SuggestOptions, task?: TaskOptions): Promise<Suggestion>;
    free(): Promise<void>;
};
export type AsyncTcg = Asynchronous<Omit<Tcg, "cards">> & {
    readonly cards: Asynchronous<Cards>;
    close(): Promise<void>;
};
