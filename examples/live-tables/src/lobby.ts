// The lobby: which tables there are, how many of an address, and which have empty seats. Like a table it knows nothing of its host.

import type { ClockOptions, ListedTable, LiveGame } from "altmode/client";
import { IDLE_MILLISECONDS, MOST_TABLES, MOST_TABLES_PER_ADDRESS, WAITING_MILLISECONDS } from "./limits.js";
import type { Row, Sql } from "./store.js";

/** A table that is to be opened. */
export interface Entry {
  table: string;
  address: string;
  game: LiveGame;
  name: string;
  seats: number;
  options: Record<string, unknown>;
  clock: ClockOptions | null;
  open: boolean;
}

/** The state of a table as the lobby knows it. */
export interface Change {
  taken: number;
  status: "waiting" | "playing" | "paused" | "over" | "gone";
}

/** Numbers of tables by their status. */
export type Counts = Record<string, number>;

/** Tables in a list. */
const LISTED = 100;

export class TableLobby {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    [this.#sql, this.#now] = [sql, now];
    sql(
      `CREATE TABLE IF NOT EXISTS lobby (id TEXT PRIMARY KEY, address TEXT NOT NULL, game TEXT NOT NULL,
         name TEXT NOT NULL, seats INTEGER NOT NULL, taken INTEGER NOT NULL, options TEXT NOT NULL, clock TEXT,
         open INTEGER NOT NULL, status TEXT NOT NULL, opened INTEGER NOT NULL, expires INTEGER NOT NULL)`,
    );
    sql("CREATE INDEX IF NOT EXISTS of_address ON lobby (address)");
    sql("CREATE INDEX IF NOT EXISTS listed ON lobby (status, open, game, opened)");
    sql("CREATE INDEX IF NOT EXISTS expiring ON lobby (expires)");
  }

  /** Admits a table of an address. Returns the code of the refusal, if there are too many. */
  open({ table, address, game, name, seats, options, clock, open }: Entry): string | null {
    this.#expire();
    const [all] = this.#sql("SELECT count(*) AS number FROM lobby");
    if (Number(all?.number) >= MOST_TABLES) return "too-many-tables";
    const [own] = this.#sql("SELECT count(*) AS number FROM lobby WHERE address = ?", address);
    if (Number(own?.number) >= MOST_TABLES_PER_ADDRESS) return "too-many-tables-of-address";
    const now = this.#now();
    this.#sql(
      "INSERT OR REPLACE INTO lobby VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?, 'waiting', ?, ?)",
      table,
      address,
      game,
      name,
      seats,
      sorted(options),
      clock === null ? null : sorted(clock),
      Number(open),
      now,
      now + WAITING_MILLISECONDS,
    );
    return null;
  }

  /** Notes what became of a table. One that is over no longer counts. */
  change(table: string, { taken, status }: Change): void {
    if (status === "over" || status === "gone") {
      this.#sql("DELETE FROM lobby WHERE id = ?", table);
      return;
    }
    // A table that the lobby has lost, by a fault of either, is not counted; it ends by itself.
    const expires = this.#now() + (status === "waiting" ? WAITING_MILLISECONDS : IDLE_MILLISECONDS);
    this.#sql(
      "UPDATE lobby SET taken = ?, status = ?, expires = ? WHERE id = ?",
      taken,
      status,
      expires,
      table,
    );
  }

  /** Returns the open tables of a game system with empty seats, the oldest first. */
  list(game: LiveGame): ListedTable[] {
    this.#expire();
    const rows = this.#sql(
      `SELECT * FROM lobby WHERE status = 'waiting' AND open = 1 AND game = ? AND taken < seats
         ORDER BY opened LIMIT ${LISTED}`,
      game,
    );
    return rows.map(listed);
  }

  /** Returns open tables that are like a wanted one, the oldest first. */
  like({ game, seats, options, clock }: Pick<Entry, "game" | "seats" | "options" | "clock">): string[] {
    this.#expire();
    const rows = this.#sql(
      `SELECT id FROM lobby WHERE status = 'waiting' AND open = 1 AND game = ? AND taken < seats
         AND seats = ? AND options = ? AND clock IS ? ORDER BY opened LIMIT 3`,
      game,
      seats,
      sorted(options),
      clock === null ? null : sorted(clock),
    );
    return rows.map(({ id }) => String(id));
  }

  /** Counts the tables by their status. */
  counts(): Counts {
    const rows = this.#sql("SELECT status, count(*) AS number FROM lobby GROUP BY status");
    return Object.fromEntries(rows.map(({ status, number }) => [String(status), Number(number)]));
  }

  #expire(): void {
    this.#sql("DELETE FROM lobby WHERE expires < ?", this.#now());
  }
}

const listed = (row: Row): ListedTable => ({
  table: String(row.id),
  game: row.game as LiveGame,
  name: String(row.name),
  seats: Number(row.seats),
  taken: Number(row.taken),
  clock: row.clock === null ? null : JSON.parse(String(row.clock)),
  options: JSON.parse(String(row.options)),
});

/** Returns JSON with its members in order, so that equal values have equal texts. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
