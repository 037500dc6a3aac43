import type { ListedTable, LiveGame, NewSeat, NewTable, Seated } from "./messages.js";
export interface Lobby {
    open<Name extends LiveGame>(table: NewTable<Name>): Promise<Seated>;
    join(table: string, seat: NewSeat): Promise<Seated>;
    quick<Name extends LiveGame>(table: NewTable<Name>): Promise<Seated>;
    list(game: LiveGame): Promise<ListedTable[]>;
    record(table: string, game: number): Promise<object>;
}
export declare function lobbyOf(server: string | URL, fetch?: typeof globalThis.fetch): Lobby;
export declare function withSlash(server: string | URL): string;
