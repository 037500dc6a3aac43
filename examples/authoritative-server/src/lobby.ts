// Counts the open tables: one Durable Object for the whole server.

import { DurableObject } from "cloudflare:workers";
import { MOST_TABLES, MOST_TABLES_PER_ADDRESS } from "./limits.js";

export class Lobby extends DurableObject {
  /** Admits a new table of an address, or says that there are too many. */
  async open(table: string, address: string): Promise<boolean> {
    const { sql } = this.#tables();
    const all = sql.exec<{ all: number }>("SELECT count(*) AS 'all' FROM tables").one().all;
    const own = sql
      .exec<{ own: number }>("SELECT count(*) AS own FROM tables WHERE address = ?", address)
      .one().own;
    if (all >= MOST_TABLES || own >= MOST_TABLES_PER_ADDRESS) return false;
    sql.exec("INSERT INTO tables (id, address) VALUES (?, ?)", table, address);
    return true;
  }

  /** A table is gone. */
  async close(table: string): Promise<void> {
    this.#tables().sql.exec("DELETE FROM tables WHERE id = ?", table);
  }

  #tables(): DurableObjectStorage {
    const { storage } = this.ctx;
    storage.sql.exec("CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, address TEXT NOT NULL)");
    return storage;
  }
}
