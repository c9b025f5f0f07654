import { notFound } from '../errors.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';

export async function findTask(db: Db, id: string): Promise<TaskRow> {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('a task');
  return row;
}

/** Takes the task for a transaction, and counts the change. */
export async function lockTask(trx: Db, id: string): Promise<TaskRow> {
  const row = await trx
    .updateTable('tasks')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('a task');
  return row;
}
