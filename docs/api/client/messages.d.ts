import type { Types as DeckbuilderTypes } from "../generated/deckbuilder-makers.js";
import type { Types as TcgTypes } from "../generated/tcg-makers.js";
import type { Types as UnmatchedTypes } from "../generated/unmatched-makers.js";
export declare const PROTOCOL = "altmode.1";
export interface GameTypesByName {
    tcg: TcgTypes;
    unmatched: UnmatchedTypes;
    deckbuilder: DeckbuilderTypes;
}
export type LiveGame = keyof GameTypesByName;
export interface ClockOptions {
    seconds: number;
    increment: number;
}
export interface NewTable<Name extends LiveGame = LiveGame> {
    game: Name;
    options?: Record<string, unknown>;
    seats?: number;
    name: string;
    choice: unknown;
    clock?: ClockOptions | undefined;
    open?: boolean;
}
export interface NewSeat {
    name: string;
    choice: unknown;
    invitation?: string | undefined;
    request?: string | undefined;
}
export interface Seated {
    table: string;
    seat: number;
    token: string;
    invitation?: string;
}
export interface ListedTable {
    table: string;
    game: LiveGame;
    name: string;
    seats: number;
    taken: number;
    clock: ClockOptions | null;
    options: Record<string, unknown>;
}
export interface TableRefusal {
    code: string;
    message: string;
    path?: string | undefined;
}
export type ClientMessage = {
    type: "act";
    game: number;
    at: number;
    action: object;
} | {
    type: "sync";
    game: number;
    since: number;
} | {
    type: "check";
    game: number;
    at: number;
    action: object;
} | {
    type: "start" | "leave";
} | {
    type: "resign" | "pause" | "resume" | "claim" | "rematch";
    game: number;
};
export interface SeatInfo {
    kind: "empty" | "person" | "bot";
    name: string;
    present: boolean;
    asks: boolean;
}
export interface ClockInfo {
    left: number[];
    running: number | null;
}
export type Ending = "played" | "resigned" | "time" | "absent" | "abandoned" | "version" | "closed";
export interface TableInfo {
    table: string;
    game: LiveGame;
    options: Record<string, unknown>;
    status: "waiting" | "playing" | "paused" | "over";
    number: number;
    seats: SeatInfo[];
    spectators: number;
    clock: ClockInfo | null;
    clockOptions: ClockOptions | null;
    absent: {
        seat: number;
        claimIn: number;
    } | null;
    ended: {
        by: Ending;
        seat: number | null;
    } | null;
    rules: number | null;
}
export interface StateMessage<Name extends LiveGame = LiveGame> {
    type: "state";
    game: number;
    at: number;
    observation: GameTypesByName[Name]["observation"];
    actions: GameTypesByName[Name]["action"][];
    since: number;
    events: GameTypesByName[Name]["event"][];
    outcome: GameTypesByName[Name]["outcome"] | null;
    toAct: number | null;
    clock: ClockInfo | null;
}
export type ServerMessage<Name extends LiveGame = LiveGame> = {
    type: "table";
    you: number | null;
    info: TableInfo;
} | StateMessage<Name> | {
    type: "checked";
    refusal: TableRefusal | null;
} | {
    type: "refused";
    what: string | null;
    code: string;
    message: string;
    at: number | null;
};
export declare const FINAL_CLOSES: Readonly<Record<number, string>>;
