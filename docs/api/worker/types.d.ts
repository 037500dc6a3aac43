import type { Platform } from "../platform.js";
export type GameName = "tcg" | "deckbuilder" | "unmatched";
export interface TaskOptions {
    signal?: Platform<"AbortSignal"> | undefined;
    onProgress?: ((done: number) => void) | undefined;
}
export interface WorkerLike {
    postMessage(message: unknown, transfer: never[]): void;
    addEventListener(type: string, listener: (event: unknown) => void): void;
    removeEventListener(type: string, listener: (event: unknown) => void): void;
}
export interface WorkerOptions<Game extends GameName = GameName> {
    game?: Game | undefined;
    worker?: WorkerLike | undefined;
}
