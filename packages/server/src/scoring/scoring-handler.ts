import type { MetricSpec, StetError } from '@stet/core/internal';
import type { Computing } from '../computing/computing.js';
import { savePages } from '../explorer/explored-pages.js';
import type { Log } from '../http/log.js';
import type { Handler } from '../queue/work-queue.js';
import { insertRows } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { ScoringRow } from '../storage/task-tables.js';
import { settingsOf } from '../tasks/settings.js';
import { findTwin } from './find-twin.js';
import { SCORING, currentVersion, type ScoringJob } from './request-scoring.js';
import type { ScoredSubmission, ScoringTask } from './score-submission.js';

export interface ScoringServices {
  readonly store: Store;
  readonly computing: Computing;
  readonly clock: () => number;
  readonly programs: readonly MetricSpec[];
  readonly log: Log;
}

/** Scores submissions. However often a job is started, a scoring ends once: only waiting ones are changed. */
export function scoringHandler({
  store: { db },
  computing,
  clock,
  programs,
  log,
}: ScoringServices): Handler<ScoringJob> {
  return {
    queue: SCORING,
    work: async (job, signal) => {
      const task = await readTask(db, job);
      if (task === undefined) return;
      const scored =
        (await findTwin(db, job)) ?? (await computing.run('scoreSubmission', { ...task, programs }, signal));
      for (const { metric, error } of scored.failures) log('metric failed', { ...job, metric, ...error });
      signal.throwIfAborted();
      await db.transaction().execute((trx) => saveScores(trx, job, scored, clock()));
    },
    giveUp: async (job, reason) => {
      await db.transaction().execute((trx) => saveFailure(trx, job, reason, clock()));
    },
  };
}

/** What is to be scored; undefined if it has been scored or is no longer wanted. */
async function readTask(db: Db, job: ScoringJob): Promise<Omit<ScoringTask, 'programs'> | undefined> {
  const { submission, kind, version } = job;
  const waiting = await db
    .selectFrom('scorings')
    .select('task_id')
    .where((eb) => eb.and(stillWaiting(job)))
    .executeTakeFirst();
  if (waiting === undefined) return undefined;
  const { task_id: taskId } = waiting;
  const task = await db.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();
  if (currentVersion(task, kind) !== version) {
    // There is a newer gold, and another job scores against that.
    await db
      .deleteFrom('scorings')
      .where((eb) => eb.and(stillWaiting(job)))
      .execute();
    return undefined;
  }
  const { content: gold } = await db
    .selectFrom('golds')
    .select('content')
    .where('task_id', '=', taskId)
    .where('kind', '=', kind)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { content: output } = await db
    .selectFrom('submissions')
    .select('content')
    .where('id', '=', submission)
    .executeTakeFirstOrThrow();
  return { gold, output, settings: settingsOf(task) };
}

async function saveScores(
  trx: Db,
  job: ScoringJob,
  { scores, metrics, pages }: ScoredSubmission,
  now: number,
): Promise<void> {
  const { submission, kind, version } = job;
  await touchTask(trx, submission);
  const saved = await trx
    .updateTable('scorings')
    .where((eb) => eb.and(stillWaiting(job)))
    .set({ state: 'scored', scores: JSON.stringify(scores), ended_at: now })
    .returning('submission_id')
    .executeTakeFirst();
  if (saved === undefined) return;
  const key = { submission_id: submission, kind, version };
  // Nothing is made of those for earlier golds any more.
  await trx
    .deleteFrom('score_stats')
    .where('submission_id', '=', submission)
    .where('kind', '=', kind)
    .where('version', '<', version)
    .execute();
  await insertRows(
    trx,
    'score_stats',
    metrics.map((scored) => ({ ...key, ...scored })),
  );
  await savePages(trx, key, pages);
  await charge(trx, submission);
}

async function saveFailure(trx: Db, job: ScoringJob, reason: StetError<string>, now: number): Promise<void> {
  await touchTask(trx, job.submission);
  const saved = await trx
    .updateTable('scorings')
    .where((eb) => eb.and(stillWaiting(job)))
    .set({ state: 'failed', reason: JSON.stringify(reason), ended_at: now })
    .returning('submission_id')
    .executeTakeFirst();
  // Whoever could hand in what takes too long for nothing would keep the workers busy for good.
  if (saved !== undefined && reason.code === 'OUT_OF_TIME') await charge(trx, job.submission);
}

async function charge(trx: Db, submission: string): Promise<void> {
  await trx.updateTable('submissions').set({ charged: 1 }).where('id', '=', submission).execute();
}

function stillWaiting({
  submission,
  kind,
  version,
}: ScoringJob): Pick<ScoringRow, 'submission_id' | 'kind' | 'version' | 'state'> {
  return { submission_id: submission, kind, version, state: 'waiting' };
}

/** Increments the task's version. Always the first lock taken, so that transactions cannot deadlock. */
async function touchTask(trx: Db, submission: string): Promise<void> {
  await trx
    .updateTable('tasks')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', (eb) => eb.selectFrom('submissions').select('task_id').where('id', '=', submission))
    .execute();
}
