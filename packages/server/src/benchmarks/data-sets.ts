import { badRequest, nameTaken } from '../errors.js';
import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import type { TaskSettings } from '../tasks/schemas.js';
import { checkMetrics, createTask, lockTask } from '../tasks/tasks.js';
import { benchmarkSettings, dataSetsOf, lockBenchmark } from './benchmarks.js';
import { enterDataSet } from './entrants.js';

export interface NewDataSetRequest {
  readonly name: string;
  readonly track: number;
  readonly settings?: TaskSettings | undefined;
}

/** Adds a data set. Every team of the benchmark takes part in it at once. */
export async function addDataSet(
  services: Services,
  benchmarkId: string,
  request: NewDataSetRequest,
): Promise<TaskRow> {
  checkMetrics(services, request.settings);
  return services.store.db
    .transaction()
    .execute(async (trx) => insertDataSet(trx, await lockBenchmark(trx, benchmarkId), request, services.clock()));
}

/** The same for a locked benchmark. */
export async function insertDataSet(
  trx: Db,
  benchmark: BenchmarkRow,
  { name, track, settings }: NewDataSetRequest,
  now: number,
): Promise<TaskRow> {
  const others = await dataSetsOf(trx, benchmark.id);
  checkPlace(benchmark, others, { name, track });
  const place = { benchmark: benchmark.id, track, sequence: others.length };
  const task = await createTask(trx, { name, settings, place }, now);
  await enterDataSet(trx, benchmark.id, task, now);
  return task;
}

/** Moves a data set to another track. */
export async function moveDataSet({ db }: Store, benchmarkId: string, taskId: string, track: number): Promise<TaskRow> {
  return db.transaction().execute(async (trx) => {
    const benchmark = await lockBenchmark(trx, benchmarkId);
    await findDataSet(trx, benchmarkId, taskId);
    const task = await lockTask(trx, taskId);
    const others = (await dataSetsOf(trx, benchmarkId)).filter(({ id }) => id !== taskId);
    checkPlace(benchmark, others, { name: task.name, track });
    await trx.updateTable('tasks').set({ track }).where('id', '=', taskId).execute();
    return { ...task, track };
  });
}

function findDataSet(db: Db, benchmarkId: string, taskId: string): Promise<TaskRow> {
  return findRow(db, 'tasks', { benchmark_id: benchmarkId, id: taskId }, 'a data set of this benchmark');
}

/** Files are handed in under the names of track and data set, so that these must tell data sets apart. */
function checkPlace(
  benchmark: BenchmarkRow,
  others: readonly TaskRow[],
  { name, track }: Pick<NewDataSetRequest, 'name' | 'track'>,
): void {
  const { tracks } = benchmarkSettings(benchmark);
  if (track >= tracks.length) {
    throw badRequest(`a track from 0 to ${tracks.length - 1}`, String(track), 'Add the track to the benchmark first.');
  }
  if (others.some((other) => other.name === name && other.track === track))
    throw nameTaken(name, 'data set of the track');
}
