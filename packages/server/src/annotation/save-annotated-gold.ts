import { printPlainText } from '@stet/core';
import { wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { requestScoring } from '../scoring/request-scoring.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { MadeGold } from './annotation-job.js';

/** Keeps a gold as the next version of a task that is locked, with its sentences as the source where there is none. */
export async function saveAnnotatedGold(
  trx: Db,
  { queue, clock }: Pick<Services, 'queue' | 'clock'>,
  task: TaskRow,
  { sentences, content }: MadeGold,
  origin: string,
): Promise<TaskRow> {
  const source = printPlainText(sentences.map((sentence) => sentence.source));
  await keepSource(trx, task.id, sentences.length, source);
  const changed = { ...task, gold_version: task.gold_version + 1 };
  const row = { task_id: task.id, kind: 'gold', version: changed.gold_version } as const;
  await trx
    .insertInto('golds')
    .values({ ...row, sentences: sentences.length, content, origin, created_at: clock() })
    .execute();
  await trx.updateTable('tasks').set({ gold_version: changed.gold_version }).where('id', '=', task.id).execute();
  const submissions = await trx.selectFrom('submissions').select('id').where('task_id', '=', task.id).execute();
  const ids = submissions.map(({ id }) => id);
  await requestScoring(trx, queue, changed, 'gold', ids, clock());
  return changed;
}

async function keepSource(trx: Db, taskId: string, lines: number, content: string): Promise<void> {
  const known = await trx.selectFrom('task_sources').select('content').where('task_id', '=', taskId).executeTakeFirst();
  if (known === undefined) {
    await trx.insertInto('task_sources').values({ task_id: taskId, lines, content }).execute();
  } else if (known.content !== content) {
    throw wrongState(
      'essays of the same sentences as the source of the task',
      'other sentences',
      'Finish all essays that the source was made of, or begin a new task.',
    );
  }
}
