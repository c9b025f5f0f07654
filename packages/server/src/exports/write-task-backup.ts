import { VERSION } from '@stet/core/internal';
import { sql } from 'kysely';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { rowToFile, type BackupTable } from './backup-table.js';
import { TASKS, TASK_BACKUP, TASK_BACKUP_TABLES } from './task-backup-tables.js';

type Row = Readonly<Record<string, unknown>>;

/** What the rows of tables belong to, and the column that says so. */
interface Owner {
  readonly column: 'task_id' | 'benchmark_id';
  readonly id: string;
}

/** A task as JSON Lines, complete except for the keys of links. Rows follow the rows they belong to. */
export async function* writeTaskBackup(db: Db, task: TaskRow): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: TASK_BACKUP, stet: VERSION })}\n`;
  yield* taskLines(db, task);
}

/** The lines of a task and of all that belongs to it. */
export async function* taskLines(db: Db, task: TaskRow): AsyncGenerator<string> {
  yield backupLine(TASKS, { ...task });
  yield* rowsOfTables(db, TASK_BACKUP_TABLES, { column: 'task_id', id: task.id });
}

/** The lines of all rows of an owner in tables. */
export async function* rowsOfTables(db: Db, tables: readonly BackupTable[], owner: Owner): AsyncGenerator<string> {
  const ids = new Map<string, string[]>();
  for (const table of tables) {
    const rowIds: string[] = [];
    for await (const row of rowsOf(db, owner, table, ids)) {
      if (typeof row.id === 'string') rowIds.push(row.id);
      yield backupLine(table, row);
    }
    ids.set(table.name, rowIds);
  }
}

async function* rowsOf(
  db: Db,
  owner: Owner,
  { name, each }: BackupTable,
  ids: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<Row> {
  const column = each?.column ?? owner.column;
  for (const parent of each === undefined ? [owner.id] : (ids.get(each.table) ?? [])) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${sql.ref(column)} = ${parent}`.execute(db);
    yield* rows;
  }
}

export function backupLine(table: BackupTable, row: Row): string {
  return `${JSON.stringify({ [table.name]: rowToFile(table, row) })}\n`;
}
