import { VERSION, createMetric, metricKinds, quote, withoutData } from '@stet/core/internal';
import { badRequest, nameTaken, notFound, wrongState } from '../errors.js';
import type { Services } from '../services.js';
import { findRow, firstRow } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { MetricScore, SubmissionScores } from '../submissions/schemas.js';
import { newId } from '../tokens.js';
import { rescore } from './rescore.js';
import { TaskSettings } from './schemas.js';
import { scoresDiffer, settingsOf } from './settings.js';

export interface TaskChanges {
  readonly name?: string | undefined;
  readonly settings?: TaskSettings | undefined;
}

interface NewTaskRequest extends TaskChanges {
  readonly name: string;
  /** Where it belongs as a data set. */
  readonly place?: { readonly benchmark: string; readonly track: number; readonly sequence: number } | undefined;
}

/** Refuses metrics that are neither ours nor of a program that the operator named. */
export function checkMetrics({ programs }: Pick<Services, 'programs'>, settings: TaskSettings | undefined): void {
  const offered = [...metricKinds, ...programs].map(({ name }) => name);
  const unknown = settings?.metrics.find((metric) => !offered.includes(metric));
  if (unknown === undefined) return;
  throw badRequest(
    `metrics among ${offered.join(', ')}`,
    quote(unknown),
    'Choose others, or have the operator of the server name a program that computes it.',
  );
}

export async function createTask(
  db: Db,
  { name, settings = TaskSettings.parse({}), place }: NewTaskRequest,
  now: number,
): Promise<TaskRow> {
  const row: TaskRow = {
    id: newId(now, place?.sequence),
    name,
    settings: JSON.stringify(settings),
    created_at: now,
    version: 0,
    gold_version: 0,
    alternatives_version: 0,
    join_hash: null,
    campaign_id: null,
    benchmark_id: place?.benchmark ?? null,
    track: place?.track ?? null,
  };
  await db.insertInto('tasks').values(row).execute();
  return row;
}

export function findTask(db: Db, id: string): Promise<TaskRow> {
  return findRow(db, 'tasks', { id }, 'a task');
}

/**
 * Locks the task for a transaction: other transactions that change it wait. Increments its version. Always the first
 * lock taken, so that transactions cannot deadlock.
 */
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

/** Changes name or settings. If that changes scores, everything is scored again. */
export async function changeTask(services: Services, id: string, { name, settings }: TaskChanges): Promise<TaskRow> {
  const { store, queue, clock } = services;
  checkMetrics(services, settings);
  return store.db.transaction().execute(async (trx) => {
    const task = await lockTask(trx, id);
    const before = settingsOf(task);
    const after = settings ?? before;
    await checkPhases(trx, id, after);
    if (name !== undefined) await checkName(trx, task, name);
    const changed: TaskRow = { ...task, name: name ?? task.name, settings: JSON.stringify(after) };
    await trx
      .updateTable('tasks')
      .set({ name: changed.name, settings: changed.settings })
      .where('id', '=', id)
      .execute();
    return scoresDiffer(before, after) ? rescore(trx, queue, changed, clock()) : changed;
  });
}

/** Files are handed in to a benchmark under the names of its data sets, which must differ in each track. */
async function checkName(trx: Db, { id, benchmark_id, track }: TaskRow, name: string): Promise<void> {
  if (benchmark_id === null) return;
  const namesake = await firstRow(trx, 'tasks', { benchmark_id, track, name });
  if (namesake !== undefined && namesake.id !== id) throw nameTaken(name, 'data set of the track');
}

/** Submissions refer to their phase by its index, so used phases must stay. */
async function checkPhases(trx: Db, id: string, { phases }: TaskSettings): Promise<void> {
  const { last } = await trx
    .selectFrom('submissions')
    .select(({ fn }) => fn.max<number | null>('phase').as('last'))
    .where('task_id', '=', id)
    .executeTakeFirstOrThrow();
  if (last === null || last < phases.length) return;
  throw wrongState(
    `at least ${last + 1} phases, as submissions were handed in in phase ${last + 1}`,
    `${phases.length}`,
    'Keep the phases that were used, in their order; change their dates to close or open them.',
  );
}

export async function removeTask(db: Db, id: string): Promise<void> {
  await findTask(db, id);
  await db.deleteFrom('tasks').where('id', '=', id).execute();
}

/** Requests that everything be scored again, for instance after a fault. */
export async function rescoreTask({ store, queue, clock }: Services, id: string): Promise<TaskRow> {
  return store.db.transaction().execute(async (trx) => rescore(trx, queue, await lockTask(trx, id), clock()));
}

/** Requests new scores for tasks whose scores cannot stand in one table with those made now. */
export async function rescoreOutdated(services: Services): Promise<void> {
  const { db } = services.store;
  for (const id of new Set([...(await ofOtherVersion(services)), ...(await withoutResamples(db))])) {
    await rescoreTask(services, id);
  }
}

/** The tasks with a score of another version of Stet, or of a program. */
async function ofOtherVersion({ store, programs }: Pick<Services, 'store' | 'programs'>): Promise<string[]> {
  const signatures = new Map(programs.map((spec) => [spec.name, createMetric(spec).signature()]));
  const isOutdated = ({ metric, signature }: MetricScore): boolean => {
    const current = signatures.get(metric);
    return current === undefined ? !signature.endsWith(`|stet:${VERSION}`) : withoutData(signature) !== current;
  };
  const rows = await store.db
    .selectFrom('scorings')
    .innerJoin('tasks', 'tasks.id', 'scorings.task_id')
    .innerJoin('submissions', 'submissions.id', 'scorings.submission_id')
    .select(['scorings.task_id', 'scorings.scores'])
    .where('submissions.withdrawn', '=', 0)
    .where((eb) =>
      eb.or([
        eb('scorings.kind', '=', 'gold').and('scorings.version', '=', eb.ref('tasks.gold_version')),
        eb('scorings.kind', '=', 'alternatives').and('scorings.version', '=', eb.ref('tasks.alternatives_version')),
      ]),
    )
    .execute();
  return rows
    .filter(({ scores }) => scores !== null && (JSON.parse(scores) as SubmissionScores).metrics.some(isOutdated))
    .map(({ task_id }) => task_id);
}

/** The tasks with a current score that was made before the values on resamples were kept with it. */
async function withoutResamples(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('score_stats')
    .innerJoin('submissions', 'submissions.id', 'score_stats.submission_id')
    .innerJoin('tasks', 'tasks.id', 'submissions.task_id')
    .select('tasks.id')
    .distinct()
    .where('score_stats.resampled', 'is', null)
    .where('submissions.withdrawn', '=', 0)
    .where((eb) =>
      eb.or([
        eb('score_stats.kind', '=', 'gold').and('score_stats.version', '=', eb.ref('tasks.gold_version')),
        eb('score_stats.kind', '=', 'alternatives').and(
          'score_stats.version',
          '=',
          eb.ref('tasks.alternatives_version'),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
