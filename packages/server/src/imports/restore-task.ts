import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Services } from '../services.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { rescore, scoreAgainst } from '../tasks/rescore.js';
import type { Upload } from '../uploads/upload.js';
import { restoring } from './restoring.js';
import type { RestoredTask, Row } from './task-backup-job.js';

/** Restores a backup as a new task, whose teams need new links. What was not scored then is scored now. */
export async function restoreTask(services: Services, upload: Upload): Promise<TaskRow> {
  const now = services.clock();
  const restored = await services.computing.run('readTaskBackup', { upload, now });
  return restoring(upload.file, () =>
    services.store.db.transaction().execute((trx) => insertTask(trx, services.queue, restored, now)),
  );
}

/** Inserts a restored task with all its rows, and requests the scores that it lacks. */
export async function insertTask(
  trx: Db,
  queue: Services['queue'],
  { task, tables }: RestoredTask,
  now: number,
): Promise<TaskRow> {
  await trx.insertInto('tasks').values(task).execute();
  await insertTables(trx, tables);
  const stats = tables.find(({ name }) => name === 'score_stats')?.rows ?? [];
  const isComplete = stats.every(({ resampled }) => resampled !== null);
  return isComplete ? scoreAgainst(trx, queue, task, ['gold', 'alternatives'], now) : rescore(trx, queue, task, now);
}

/** Statements of the embedded database run in this thread. */
const ROWS_AT_ONCE = 100;

export async function insertTables(trx: Db, tables: RestoredTask['tables']): Promise<void> {
  for (const { name, rows } of tables) {
    for (const [at, row] of rows.entries()) {
      if (at % ROWS_AT_ONCE === 0) await letOthersRun();
      await insertRow(trx, name, row);
    }
  }
}

async function insertRow(trx: Db, name: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(row))})`.execute(trx);
}
