import { type GameTypesByName, type LiveGame, type StateMessage, type TableInfo, type TableRefusal } from "./messages.js";
export interface WebSocketLike {
    onopen: ((event: never) => void) | null;
    onmessage: ((event: never) => void) | null;
    onclose: ((event: never) => void) | null;
    onerror: ((event: never) => void) | null;
    send(text: string): void;
    close(code?: number, reason?: string): void;
}
export interface ClientOptions {
    server: string | URL;
    table: string;
    token?: string | undefined;
    WebSocket?: (new (address: string, protocols: string[]) => WebSocketLike) | undefined;
    retry?: {
        first?: number;
        most?: number;
    } | undefined;
}
export interface LiveView<Name extends LiveGame = LiveGame> extends Omit<StateMessage<Name>, "type" | "since" | "events" | "clock"> {
    events: GameTypesByName[Name]["event"][];
    newEvents: number;
}
export interface LiveState<Name extends LiveGame = LiveGame> {
    connection: "connecting" | "open" | "closed";
    closed: string | null;
    seat: number | null;
    table: TableInfo | null;
    game: LiveView<Name> | null;
    pending: object | null;
}
export declare class TableClient<Name extends LiveGame = LiveGame> {
    #private;
    constructor(options: ClientOptions);
    get state(): LiveState<Name>;
    readonly subscribe: (listener: () => void) => (() => void);
    readonly getSnapshot: () => LiveState<Name>;
    get refused(): TableRefusal | null;
    remaining(seat: number): number | null;
    check(action: GameTypesByName[Name]["actionInput"]): TableRefusal | null;
    explain(action: GameTypesByName[Name]["actionInput"]): Promise<TableRefusal | null>;
    act(action: GameTypesByName[Name]["actionInput"]): Promise<void>;
    start(): void;
    leave(): void;
    resign(): void;
    pause(): void;
    resume(): void;
    claim(): void;
    rematch(): void;
    reconnect(): void;
    close(): void;
}
