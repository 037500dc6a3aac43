// Tables in SQLite: one database of a Node host, or the one that each Durable Object has.

import type { ClockOptions, Ending, LiveGame } from "altmode/client";
import type { Clock } from "./clock.js";

/** Runs a statement at once, and returns its rows. Both hosts have such a function. */
export type Sql = (statement: string, ...values: (string | number | null | Uint8Array)[]) => Row[];

/** A row. Bytes are an `ArrayBuffer` or a view of one, by the host. */
export type Row = Record<string, string | number | null | ArrayBuffer | Uint8Array>;

/** A seat as it is stored. */
export interface StoredSeat {
  kind: "empty" | "person" | "bot";
  name: string;
  /** Part of the token: who had the seat before has no token for it any more. */
  nonce: string;
  /** The entry of `players` in the configuration. */
  choice?: unknown;
  /** The request that took the seat. */
  request?: string | undefined;
}

/** The part of a table that changes seldom. */
export interface Setup {
  game: LiveGame;
  options: Record<string, unknown>;
  clock: ClockOptions | null;
  open: boolean;
  /** The secret of the table's link, which gives an empty seat. */
  invitation: string;
  created: number;
  seats: StoredSeat[];
}

/** The part of a table that changes with each move. */
export interface Progress {
  status: "waiting" | "playing" | "paused" | "over";
  /** Number of the game at this table, from 1; 0 before the first. */
  number: number;
  /** Decisions taken. */
  at: number;
  /** The seat to act, so that a table need not be replayed to know whose time runs. */
  toAct: number | null;
  /** The version of the rules with which the game began. */
  rules: number | null;
  clock: Clock | null;
  /** For each seat, since when it has no connection, or `null` while it has one. */
  absent: (number | null)[];
  /** Whether each seat asks for a pause, or for a rematch. */
  asks: boolean[];
  ended: { by: Ending; seat: number | null } | null;
  /** When something happened last. */
  touched: number;
}

/** A table as it is stored. */
export interface StoredTable {
  setup: Setup;
  progress: Progress;
  save: Uint8Array | null;
}

/** Creates the relations of tables, if they are missing. */
export function prepareTables(sql: Sql): void {
  sql(
    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, setup TEXT NOT NULL, progress TEXT NOT NULL, save BLOB)",
  );
  sql(
    "CREATE TABLE IF NOT EXISTS records (id TEXT, number INTEGER, record TEXT NOT NULL, PRIMARY KEY (id, number))",
  );
}

/** The rows of one table. Each change is one statement, so a process that ends in between leaves a whole table. */
export class Store {
  readonly #sql: Sql;
  readonly #id: string;
  /** Whether the last write has failed. */
  #isUnsure = false;

  constructor(sql: Sql, id: string) {
    this.#sql = sql;
    this.#id = id;
  }

  /** Reads the table, if there is one. */
  read(): StoredTable | undefined {
    const [row] = this.#sql("SELECT setup, progress, save FROM tables WHERE id = ?", this.#id);
    if (row === undefined) return undefined;
    return {
      setup: JSON.parse(String(row.setup)),
      progress: JSON.parse(String(row.progress)),
      save: row.save === null ? null : new Uint8Array(row.save as ArrayBuffer),
    };
  }

  /**
   * Writes the table, or the part of it that has changed: `move` is the progress with the save. After a failure the whole table is
   * written, because the failed write may have been done, and a part of another position would be stored beside it.
   */
  write({ setup, progress, save }: StoredTable, part: "all" | "move" | "progress" = "all"): void {
    const changed = this.#isUnsure ? "all" : part;
    this.#isUnsure = true;
    if (changed === "all")
      this.#sql(
        "INSERT OR REPLACE INTO tables (id, setup, progress, save) VALUES (?, ?, ?, ?)",
        this.#id,
        JSON.stringify(setup),
        JSON.stringify(progress),
        save,
      );
    else if (changed === "move")
      this.#sql(
        "UPDATE tables SET progress = ?, save = ? WHERE id = ?",
        JSON.stringify(progress),
        save,
        this.#id,
      );
    else this.#sql("UPDATE tables SET progress = ? WHERE id = ?", JSON.stringify(progress), this.#id);
    this.#isUnsure = false;
  }

  /** Keeps the record of a finished game beside the next one. */
  keepRecord(number: number, record: object): void {
    this.#sql(
      "INSERT OR REPLACE INTO records (id, number, record) VALUES (?, ?, ?)",
      this.#id,
      number,
      JSON.stringify(record),
    );
  }

  /** Returns the record of an earlier game. */
  record(number: number): object | undefined {
    const [row] = this.#sql("SELECT record FROM records WHERE id = ? AND number = ?", this.#id, number);
    return row === undefined ? undefined : JSON.parse(String(row.record));
  }

  /** Deletes the table and its records. */
  delete(): void {
    this.#sql("DELETE FROM records WHERE id = ?", this.#id);
    this.#sql("DELETE FROM tables WHERE id = ?", this.#id);
  }
}
