import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import type { Upload } from '../uploads/upload.js';
import { insertTables, insertTask } from './restore-task.js';
import { restoring } from './restoring.js';

/** Restores a backup as a new benchmark, whose teams need new links. What was not scored then is scored now. */
export async function restoreBenchmark(services: Services, upload: Upload): Promise<BenchmarkRow> {
  const now = services.clock();
  const { benchmark, tables, dataSets } = await services.computing.run('readBenchmarkBackup', { upload, now });
  await restoring(upload.file, () =>
    services.store.db.transaction().execute(async (trx) => {
      await trx.insertInto('benchmarks').values(benchmark).execute();
      await insertTables(trx, tables);
      for (const dataSet of dataSets) await insertTask(trx, services.queue, dataSet, now);
    }),
  );
  return benchmark;
}
