import { notFound, wrongState } from '../errors.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { findRow } from '../storage/rows.js';
import type { Db, Store } from '../storage/store.js';
import type { TaskRow } from '../storage/task-tables.js';
import { newId } from '../tokens.js';
import { BenchmarkSettings } from './settings-schema.js';

export interface BenchmarkChanges {
  readonly name?: string | undefined;
  readonly settings?: BenchmarkSettings | undefined;
}

export function benchmarkSettings({ settings }: Pick<BenchmarkRow, 'settings'>): BenchmarkSettings {
  return JSON.parse(settings) as BenchmarkSettings;
}

export async function createBenchmark(
  db: Db,
  { name, settings = BenchmarkSettings.parse({}) }: BenchmarkChanges & { readonly name: string },
  now: number,
): Promise<BenchmarkRow> {
  const row: BenchmarkRow = {
    id: newId(now),
    name,
    settings: JSON.stringify(settings),
    created_at: now,
    version: 0,
    join_hash: null,
  };
  await db.insertInto('benchmarks').values(row).execute();
  return row;
}

export function findBenchmark(db: Db, id: string): Promise<BenchmarkRow> {
  return findRow(db, 'benchmarks', { id }, 'a benchmark');
}

/**
 * Locks the benchmark for a transaction, and increments its version. Taken before the locks of its tasks, so that
 * transactions cannot deadlock.
 */
export async function lockBenchmark(trx: Db, id: string): Promise<BenchmarkRow> {
  const row = await trx
    .updateTable('benchmarks')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound('a benchmark');
  return row;
}

/** The tasks that are the data sets of a benchmark, in the order in which they were added. */
export function dataSetsOf(db: Db, benchmarkId: string): Promise<TaskRow[]> {
  return db.selectFrom('tasks').selectAll().where('benchmark_id', '=', benchmarkId).orderBy('id').execute();
}

export async function changeBenchmark(
  { db }: Store,
  id: string,
  { name, settings }: BenchmarkChanges,
): Promise<BenchmarkRow> {
  return db.transaction().execute(async (trx) => {
    const benchmark = await lockBenchmark(trx, id);
    if (settings !== undefined) checkTracks(await dataSetsOf(trx, id), settings);
    const changed = {
      name: name ?? benchmark.name,
      settings: settings === undefined ? benchmark.settings : JSON.stringify(settings),
    };
    await trx.updateTable('benchmarks').set(changed).where('id', '=', id).execute();
    return { ...benchmark, ...changed };
  });
}

/** Data sets refer to their track by its index, so used tracks must stay. */
function checkTracks(dataSets: readonly TaskRow[], { tracks }: BenchmarkSettings): void {
  const last = Math.max(-1, ...dataSets.map(({ track }) => track ?? 0));
  if (last < tracks.length) return;
  throw wrongState(
    `at least ${last + 1} tracks, as a data set is of track ${last + 1}`,
    `${tracks.length}`,
    'Keep the tracks that have data sets, in their order, or move the data sets first.',
  );
}

export async function removeBenchmark(db: Db, id: string): Promise<void> {
  await findBenchmark(db, id);
  await db.deleteFrom('benchmarks').where('id', '=', id).execute();
}
