import type { z } from '@hono/zod-openapi';
import type { Services } from '../services.js';
import { toPage, type Page } from '../http/schemas.js';
import { countRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { Viewer } from '../viewers/viewer.js';
import { goldFacts } from './gold-facts.js';
import { may } from './may.js';
import { openPhase } from './phases.js';
import type { Task, TaskQuery } from './schemas.js';
import { settingsOf } from './settings.js';
import { countSentences } from './source.js';

type Viewing = Pick<Services, 'store' | 'results' | 'clock' | 'computing' | 'programs'>;

/** A task as the viewer sees it. */
export async function viewTask(services: Viewing, task: TaskRow, viewer: Viewer): Promise<Task> {
  const { db } = services.store;
  const now = services.clock();
  const settings = settingsOf(task);
  const permissions = may(task, viewer, now);
  const { annotators, errorTypes, skippedEdits = 0 } = await goldFacts(services, task);
  return {
    id: task.id,
    name: task.name,
    settings,
    createdAt: task.created_at,
    version: task.version,
    ...(await countsOf(db, task)),
    annotators,
    errorTypes: permissions.readGold || (permissions.readLeaderboard && !settings.totalsOnly) ? errorTypes : [],
    skippedEdits,
    goldVersion: task.gold_version,
    alternativesVersion: task.alternatives_version,
    phase: openPhase(settings.phases, now),
    campaign: task.campaign_id,
    benchmark: permissions.organise ? await benchmarkOf(db, task) : null,
    registrationOpen: permissions.organise && task.join_hash !== null,
    metricPrograms: permissions.organise ? services.programs.map(({ name }) => name) : [],
    may: permissions,
  };
}

async function benchmarkOf(db: Db, { benchmark_id }: TaskRow): Promise<Task['benchmark']> {
  if (benchmark_id === null) return null;
  return db.selectFrom('benchmarks').select(['id', 'name']).where('id', '=', benchmark_id).executeTakeFirstOrThrow();
}

type TaskCounts = Pick<Task, 'sentences' | 'teams' | 'submissions' | 'waiting'>;

async function countsOf(db: Db, task: TaskRow): Promise<TaskCounts> {
  const sentences = await countSentences(db, task.id);
  const teams = await countRows(db, 'teams', { task_id: task.id });
  const submissions = await countRows(db, 'submissions', { task_id: task.id });
  const { waiting } = await db
    .selectFrom('scorings')
    .select(({ fn }) => fn.count<number>('submission_id').distinct().as('waiting'))
    .where('task_id', '=', task.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { sentences, teams, submissions, waiting };
}

const ROWS_AT_ONCE = 50;

/** Tasks, newest first: all for organisers, those with a released leaderboard for everybody else. */
export async function listTasks(
  services: Viewing,
  viewer: Viewer,
  { cursor, limit, dataSets }: z.infer<typeof TaskQuery>,
): Promise<Page<Task>> {
  const readable: TaskRow[] = [];
  for (let before = cursor; readable.length <= limit;) {
    let query = services.store.db.selectFrom('tasks').selectAll().orderBy('id', 'desc').limit(ROWS_AT_ONCE);
    if (dataSets === 'false') query = query.where('benchmark_id', 'is', null);
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = await query.execute();
    readable.push(...rows.filter((task) => may(task, viewer, services.clock()).readLeaderboard));
    if (rows.length < ROWS_AT_ONCE) break;
    before = rows.at(-1)?.id;
  }
  const page = toPage(readable, limit, ({ id }) => id);
  return { ...page, rows: await Promise.all(page.rows.map((task) => viewTask(services, task, viewer))) };
}
