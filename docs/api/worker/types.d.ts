import type { Handles } from "./handles.js";
export type GameName = keyof Handles;
export interface WorkerLike {
    postMessage(message: unknown, transfer: never[]): void;
    addEventListener(type: string, listener: (event: unknown) => void): void;
    removeEventListener(type: string, listener: (event: unknown) => void): void;
}
export interface WorkerOptions<Game extends GameName = GameName> {
    game?: Game | undefined;
    worker?: WorkerLike | undefined;
}
