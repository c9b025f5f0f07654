import type { Insertable } from 'kysely';
import type { Db } from './store.js';
import type { Tables } from './tables.js';

/** PostgreSQL takes at most 65,535 values in a statement, SQLite half as many. */
const ROWS_AT_ONCE = 500;

/** Inserts many rows in batches. */
export async function insertRows<Table extends keyof Tables>(
  trx: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute();
  }
}
