import { VERSION } from '@stet/core/internal';
import { sql } from 'kysely';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { rowToFile, type BackupTable } from './backup-table.js';
import { TASKS, TASK_BACKUP, TASK_BACKUP_TABLES } from './task-backup-tables.js';

type Row = Readonly<Record<string, unknown>>;

/** A task as JSON Lines, complete except for the keys of links. Rows follow the rows they belong to. */
export async function* writeTaskBackup(db: Db, task: TaskRow): AsyncGenerator<string> {
  yield `${JSON.stringify({ backup: TASK_BACKUP, stet: VERSION })}\n`;
  yield lineOf(TASKS, { ...task });
  const ids = new Map<string, string[]>();
  for (const table of TASK_BACKUP_TABLES) {
    const rowIds: string[] = [];
    for await (const row of rowsOf(db, task, table, ids)) {
      if (typeof row.id === 'string') rowIds.push(row.id);
      yield lineOf(table, row);
    }
    ids.set(table.name, rowIds);
  }
}

async function* rowsOf(
  db: Db,
  task: TaskRow,
  { name, each }: BackupTable,
  ids: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<Row> {
  const column = each?.column ?? 'task_id';
  for (const parent of each === undefined ? [task.id] : (ids.get(each.table) ?? [])) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${sql.ref(column)} = ${parent}`.execute(db);
    yield* rows;
  }
}

function lineOf(table: BackupTable, row: Row): string {
  return `${JSON.stringify({ [table.name]: rowToFile(table, row) })}\n`;
}
