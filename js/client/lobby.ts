import { AltmodeError } from "../errors.js";
import type { ListedTable, LiveGame, NewSeat, NewTable, Seated, TableRefusal } from "./messages.js";

/** Requests to a server of live tables. Each rejects with an `AltmodeError` that has the server's code. */
export interface Lobby {
  /** Opens a table and takes its first seat. */
  open<Name extends LiveGame>(table: NewTable<Name>): Promise<Seated>;
  /** Takes an empty seat. Asks again if the answer is lost, and gets one seat all the same. */
  join(table: string, seat: NewSeat): Promise<Seated>;
  /** Takes a seat at an open table with the same game, options and clock, or opens one. */
  quick<Name extends LiveGame>(table: NewTable<Name>): Promise<Seated>;
  /** Returns the open tables of a game system, the oldest first. */
  list(game: LiveGame): Promise<ListedTable[]>;
  /** Returns the record of a finished game of a table. It is public. */
  record(table: string, game: number): Promise<object>;
}

/**
 * Returns the requests to a server of live tables.
 *
 * ```ts
 * const lobby = lobbyOf("https://tables.example");
 * const { table, token } = await lobby.quick({ game: "unmatched", name: "Ann", options, choice: { hero: "medusa" } });
 * ```
 *
 * @param server address of the server
 */
export function lobbyOf(server: string | URL, fetch: typeof globalThis.fetch = globalThis.fetch): Lobby {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const address = new URL(path, withSlash(server));
    const init =
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          };
    let response: Response;
    try {
      response = await fetch(address, init);
    } catch (cause) {
      throw new AltmodeError("no-connection", "the server cannot be reached; try again", undefined, {
        cause,
      });
    }
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer as T;
    const { code, message, path: place } = (answer ?? {}) as Partial<TableRefusal>;
    throw new AltmodeError(code ?? "failed", message ?? `the server answered ${response.status}`, place);
  };
  return {
    open: (table) => ask("tables", table),
    join: async (table, seat) => {
      const path = `tables/${encodeURIComponent(table)}/seats`;
      const request = seat.request ?? randomText();
      for (let left = 4; ; left--) {
        try {
          return await ask(path, { ...seat, request });
        } catch (error) {
          const { code } = error as AltmodeError;
          if (left === 0 || request === undefined || (code !== "no-connection" && code !== "failed"))
            throw error;
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
      }
    },
    quick: (table) => ask("quick", table),
    list: (game) => ask(`tables?game=${game}`),
    record: (table, game) => ask(`tables/${encodeURIComponent(table)}/record?game=${game}`),
  };
}

/** Returns 128 random bits as text, or `undefined` where there is no randomness that cannot be guessed. */
function randomText(): string | undefined {
  const bytes = globalThis.crypto?.getRandomValues(new Uint8Array(16));
  return bytes && Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the address as a folder, so that relative paths keep its last part. */
export function withSlash(server: string | URL): string {
  const text = String(server);
  return text.endsWith("/") ? text : `${text}/`;
}
