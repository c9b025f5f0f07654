import type { Queue } from '../queue/queue.js';
import type { Db } from '../storage/store.js';
import type { GoldKind, TaskRow } from '../storage/task-tables.js';

export const SCORING = 'scoring';

/** A submission to be scored against a version of a gold. */
export interface ScoringJob {
  readonly submission: string;
  readonly kind: GoldKind;
  readonly version: number;
}

/** The current version of a gold; 0 if there is none. */
export function currentVersion(task: TaskRow, kind: GoldKind): number {
  return kind === 'gold' ? task.gold_version : task.alternatives_version;
}

/** Requests scoring of submissions against the current gold, each once; does nothing without such a gold. */
export async function requestScoring(
  trx: Db,
  queue: Queue,
  task: TaskRow,
  kind: GoldKind,
  submissions: readonly string[],
  now: number,
): Promise<void> {
  const version = currentVersion(task, kind);
  if (version === 0) return;
  for (const submission of submissions) {
    const inserted = await trx
      .insertInto('scorings')
      .values({
        submission_id: submission,
        task_id: task.id,
        kind,
        version,
        state: 'waiting',
        created_at: now,
        scores: null,
        reason: null,
        ended_at: null,
      })
      .onConflict((conflict) => conflict.columns(['submission_id', 'kind', 'version']).doNothing())
      .returning('submission_id')
      .executeTakeFirst();
    if (inserted !== undefined) {
      await queue.send(trx, { queue: SCORING, data: { submission, kind, version } satisfies ScoringJob });
    }
  }
}
