import type { Page } from '../http/schemas.js';
import { toPage } from '../http/schemas.js';
import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { countRows } from '../storage/rows.js';
import type { Db } from '../storage/store.js';
import type { TaskRow, TeamRow } from '../storage/task-tables.js';
import { may } from '../tasks/may.js';
import { openPhase } from '../tasks/phases.js';
import { settingsOf } from '../tasks/settings.js';
import type { Viewer } from '../viewers/viewer.js';
import { benchmarkSettings, dataSetsOf } from './benchmarks.js';
import type { Benchmark, DataSet } from './schemas.js';

type Viewing = Pick<Services, 'store' | 'clock'>;

/** A data set, and the viewer as the team that they are there. */
export interface ViewedDataSet {
  readonly task: TaskRow;
  readonly viewer: Viewer;
}

/** The data sets of a benchmark as the viewer comes to each of them. */
export async function viewedDataSets(db: Db, { id }: BenchmarkRow, viewer: Viewer): Promise<ViewedDataSet[]> {
  const tasks = await dataSetsOf(db, id);
  if (viewer.kind !== 'entrant') return tasks.map((task) => ({ task, viewer }));
  const teams = new Map((await teamsOf(db, viewer.entrant.id)).map((team) => [team.task_id, team]));
  return tasks.map((task) => {
    const team = teams.get(task.id);
    return { task, viewer: team === undefined ? viewer : { kind: 'team', team } };
  });
}

/** The teams of an entrant, one in each data set. */
export function teamsOf(db: Db, entrantId: string): Promise<TeamRow[]> {
  return db.selectFrom('teams').selectAll().where('entrant_id', '=', entrantId).orderBy('task_id').execute();
}

/** A benchmark as the viewer sees it. */
export async function viewBenchmark(services: Viewing, benchmark: BenchmarkRow, viewer: Viewer): Promise<Benchmark> {
  const { db } = services.store;
  const { id, name, created_at, version, join_hash } = benchmark;
  const dataSets = await viewedDataSets(db, benchmark, viewer);
  const sources = await sourcesOf(db, id);
  const organise = viewer.kind === 'organiser';
  return {
    id,
    name,
    settings: benchmarkSettings(benchmark),
    createdAt: created_at,
    version,
    dataSets: dataSets.map((dataSet) => viewDataSet(dataSet, sources.get(dataSet.task.id), services.clock())),
    teams: await countRows(db, 'entrants', { benchmark_id: id }),
    registrationOpen: organise && join_hash !== null,
    may: { organise, takePart: takesPart(benchmark, viewer) },
  };
}

/** What a data set is made of, without its texts. */
interface SourceFacts {
  readonly lines: number;
  /** 1 for essays; boolean or number, as the database has it. */
  readonly hasEssays: boolean | number;
}

/** How many sentences each data set has, in one query. */
async function sourcesOf(db: Db, benchmarkId: string): Promise<ReadonlyMap<string, SourceFacts>> {
  const rows = await db
    .selectFrom('task_sources')
    .innerJoin('tasks', 'tasks.id', 'task_sources.task_id')
    .select(['tasks.id', 'task_sources.lines'])
    .select((eb) => eb('task_sources.essays', 'is not', null).as('hasEssays'))
    .where('tasks.benchmark_id', '=', benchmarkId)
    .execute();
  return new Map(rows.map(({ id, ...source }) => [id, source as SourceFacts]));
}

function viewDataSet({ task, viewer }: ViewedDataSet, source: SourceFacts | undefined, now: number): DataSet {
  const settings = settingsOf(task);
  return {
    task: task.id,
    name: task.name,
    track: task.track ?? 0,
    settings,
    sentences: source?.lines ?? 0,
    hasEssays: Boolean(source?.hasEssays),
    hasGold: task.gold_version > 0,
    phase: openPhase(settings.phases, now),
    may: may(task, viewer, now),
  };
}

function takesPart({ id }: BenchmarkRow, viewer: Viewer): boolean {
  return viewer.kind === 'entrant' && viewer.entrant.benchmark_id === id && viewer.entrant.approved === 1;
}

/** Benchmarks, newest first: all for organisers, else public ones and that of the team that asks. */
export async function listBenchmarks(
  services: Viewing,
  viewer: Viewer,
  cursor: string | undefined,
  limit: number,
): Promise<Page<Benchmark>> {
  let query = services.store.db.selectFrom('benchmarks').selectAll().orderBy('id', 'desc');
  if (cursor !== undefined) query = query.where('id', '<', cursor);
  const rows = await query.execute();
  const isListed = (row: BenchmarkRow): boolean =>
    viewer.kind === 'organiser' ||
    benchmarkSettings(row).isPublic ||
    (viewer.kind === 'entrant' && viewer.entrant.benchmark_id === row.id);
  const page = toPage(rows.filter(isListed).slice(0, limit + 1), limit, ({ id }) => id);
  return { ...page, rows: await Promise.all(page.rows.map((row) => viewBenchmark(services, row, viewer))) };
}
