import { parsePlainText, type EssayText } from '@stet/core/internal';
import { conflict, notFound, wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { countRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { TaskRow, TaskSourceRow } from '../storage/task-tables.js';
import type { Upload } from '../uploads/upload.js';
import { findGold } from './read-gold.js';
import type { TaskSource } from './read-source-job.js';
import { findTask, lockTask } from './tasks.js';

/** The source of a task as it is stored; undefined until there is one. */
export function sourceRow(db: Db, taskId: string): Promise<TaskSourceRow | undefined> {
  return db.selectFrom('task_sources').selectAll().where('task_id', '=', taskId).executeTakeFirst();
}

/** The sentences of a task, none until there is a source; split once for each version of the task. */
export function sourceLines(
  { store, results }: Pick<Services, 'store' | 'results'>,
  { id, version }: TaskRow,
): Promise<readonly string[]> {
  return results.get(`source ${id}`, version, '', async () =>
    parsePlainText((await sourceRow(store.db, id))?.content ?? ''),
  );
}

/** How many sentences a task has; 0 until there is a source. */
export async function countSentences(db: Db, taskId: string): Promise<number> {
  const row = await db.selectFrom('task_sources').select('lines').where('task_id', '=', taskId).executeTakeFirst();
  return row?.lines ?? 0;
}

export async function findSource(db: Db, taskId: string): Promise<TaskSourceRow> {
  const row = await sourceRow(db, taskId);
  if (row === undefined) throw notFound('a source of this task');
  return row;
}

/** Saves the source, one sentence per line, unless somebody has handed in or the gold has other sentences. */
export async function saveSource({ store, computing }: Services, taskId: string, upload: Upload): Promise<void> {
  const { db } = store;
  const { gold_version: checkedVersion, ...task } = await findTask(db, taskId);
  const gold = await findGold(db, { ...task, gold_version: checkedVersion }, 'gold');
  const source = await computing.run('readSourceFile', { upload, gold: gold?.content });
  await db.transaction().execute(async (trx) => {
    const { gold_version } = await lockTask(trx, taskId);
    await checkNobodyHandedIn(trx, taskId);
    if (gold_version !== checkedVersion) {
      throw conflict('the gold that the source was checked against', 'another one, uploaded since', 'Send it again.');
    }
    await writeSource(trx, taskId, source);
  });
}

/** Writes the source of a locked task. */
export async function writeSource(trx: Db, taskId: string, source: TaskSource): Promise<void> {
  const { lines, content, essays } = source;
  const row = { lines, content, essays: essays === undefined ? null : JSON.stringify(essays) };
  await trx
    .insertInto('task_sources')
    .values({ task_id: taskId, ...row })
    .onConflict((onConflict) => onConflict.column('task_id').doUpdateSet(row))
    .execute();
}

/** The source may change until the first submission; it must still be the one that a file was checked against. */
export async function checkSourceUnchanged(trx: Db, taskId: string, checked: string | undefined): Promise<void> {
  if ((await sourceRow(trx, taskId))?.content === checked) return;
  throw conflict(
    'the source that the file was checked against',
    'another one, uploaded since',
    'Download the source again, and compare.',
  );
}

/** Removes source and golds, to begin again with other sentences. */
export async function removeSource({ db }: Store, taskId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTask(trx, taskId);
    await checkNobodyHandedIn(trx, taskId);
    await trx.deleteFrom('task_sources').where('task_id', '=', taskId).execute();
    await trx.deleteFrom('golds').where('task_id', '=', taskId).execute();
    await trx.updateTable('tasks').set({ gold_version: 0, alternatives_version: 0 }).where('id', '=', taskId).execute();
  });
}

async function checkNobodyHandedIn(trx: Db, taskId: string): Promise<void> {
  if ((await countRows(trx, 'submissions', { task_id: taskId })) === 0) return;
  throw wrongState(
    'a task that nobody has handed in to',
    'submissions',
    'Begin a new task: these submissions answer the sentences that are there.',
  );
}

/** The essays that a source is made of; undefined for sentences. */
export function essaysOf({ essays }: Pick<TaskSourceRow, 'essays'>): readonly EssayText[] | undefined {
  return essays === null ? undefined : (JSON.parse(essays) as EssayText[]);
}
