import type { Queue } from '../queue/queue.js';
import { currentVersion, requestScoring } from '../scoring/request-scoring.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';

/** Makes every score of a locked task stale, and requests new ones. A missing gold stays at version 0. */
export function rescore(trx: Db, queue: Queue, task: TaskRow, now: number): Promise<TaskRow> {
  const next = (kind: GoldKind): number => {
    const version = currentVersion(task, kind);
    return version === 0 ? 0 : version + 1;
  };
  const changed = { ...task, gold_version: next('gold'), alternatives_version: next('alternatives') };
  return scoreAgainst(trx, queue, changed, ['gold', 'alternatives'], now);
}

/** Saves the gold versions of `task` as the current ones, and requests scores for everything not withdrawn. */
export async function scoreAgainst(
  trx: Db,
  queue: Queue,
  task: TaskRow,
  kinds: readonly GoldKind[],
  now: number,
): Promise<TaskRow> {
  const { id, gold_version, alternatives_version } = task;
  await trx.updateTable('tasks').set({ gold_version, alternatives_version }).where('id', '=', id).execute();
  const rows = await trx
    .selectFrom('submissions')
    .select('id')
    .where('task_id', '=', id)
    .where('withdrawn', '=', 0)
    .orderBy('id')
    .execute();
  const submissions = rows.map((row) => row.id);
  for (const kind of kinds) await requestScoring(trx, queue, task, kind, submissions, now);
  return task;
}
