// SQLite in Node: the one that Node has (from 22.13), or the package libsql, whose binaries are npm packages.

import type { Row, Sql } from "./store.js";

interface Statement {
  all(...values: unknown[]): Row[];
  run(...values: unknown[]): unknown;
}

interface Database {
  exec(statements: string): unknown;
  prepare(statement: string): Statement;
  close(): void;
}

type Open = new (path: string) => Database;

async function open(path: string): Promise<Database> {
  // A variable, because bundlers and Node 20 do not know the name.
  const builtIn = "node:sqlite";
  const own = await import(builtIn).catch(() => undefined);
  const { default: libsql } = own === undefined ? await import("libsql") : { default: undefined };
  const Database = (own?.DatabaseSync ?? libsql) as Open;
  return new Database(path);
}

/** Opens a database. A process may end at any time: what was written before is there afterwards. */
export async function openSqlite(path: string): Promise<{ sql: Sql; close: () => void }> {
  const database = await open(path);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000");
  const statements = new Map<string, Statement>();
  const sql: Sql = (text, ...values) => {
    let statement = statements.get(text);
    if (statement === undefined) {
      statement = database.prepare(text);
      statements.set(text, statement);
    }
    if (/^\s*SELECT/i.test(text)) return statement.all(...values);
    statement.run(...values);
    return [];
  };
  return { sql, close: () => database.close() };
}
