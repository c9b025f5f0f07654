import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { notFound } from '../errors.js';
import type { Db } from './store.js';
import type { Tables } from './tables.js';

type TableName = keyof Tables;

/** Values of some of a row's columns. */
type Columns<Table extends TableName> = Readonly<Partial<Tables[Table]>>;

// The query builder cannot follow a table that is a type parameter, so these two name one that stands for any.
const anyTable = (table: TableName): 'tasks' => table as 'tasks';
const anyColumns = (columns: object): Columns<'tasks'> => columns;

/** The row with these columns; undefined if there is none. */
export async function firstRow<Table extends TableName>(
  db: Db,
  table: Table,
  columns: Columns<Table>,
): Promise<Tables[Table] | undefined> {
  const query = db.selectFrom(anyTable(table)).selectAll();
  const row: unknown = await query.where((eb) => eb.and(anyColumns(columns))).executeTakeFirst();
  return row as Tables[Table] | undefined;
}

/** The row with these columns, which a request refers to; `what` says what is missing if there is none. */
export async function findRow<Table extends TableName>(
  db: Db,
  table: Table,
  columns: Columns<Table>,
  what: string,
): Promise<Tables[Table]> {
  const row = await firstRow(db, table, columns);
  if (row === undefined) throw notFound(what);
  return row;
}

export async function countRows<Table extends TableName>(
  db: Db,
  table: Table,
  columns: Columns<Table>,
): Promise<number> {
  const query = db.selectFrom(anyTable(table)).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await query.where((eb) => eb.and(anyColumns(columns))).executeTakeFirstOrThrow()).count;
}

/** PostgreSQL takes at most 65,535 values in a statement, SQLite half as many. */
const ROWS_AT_ONCE = 500;

/** Inserts many rows in batches; with `skipExisting`, only those whose key is free. */
export async function insertRows<Table extends TableName>(
  trx: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  { skipExisting = false }: { readonly skipExisting?: boolean } = {},
): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    // Statements of the embedded database run in this thread.
    if (first > 0) await letOthersRun();
    const insert = trx.insertInto(table).values(rows.slice(first, first + ROWS_AT_ONCE));
    await (skipExisting ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
  }
}
