import type { Sql } from "../../examples/live-tables/src/store.js";

/**
 * Returns storage of which one write of a table in `every` fails, at random. The error comes before or after the write: a host
 * that hears of a failure does not know whether the write was done. With 0 nothing fails.
 */
export function failing(sql: Sql, every: number): Sql {
  if (every === 0) return sql;
  return (statement, ...values) => {
    if (!/^(UPDATE|INSERT OR REPLACE INTO) (tables|records)/.test(statement) || Math.random() * every >= 1)
      return sql(statement, ...values);
    if (Math.random() < 0.5) sql(statement, ...values);
    throw new Error("the storage failed");
  };
}
