import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { keepGold } from '../tasks/keep-gold.js';
import { writeSource } from '../tasks/source.js';
import { checkMetrics } from '../tasks/tasks.js';
import { createBenchmark } from './benchmarks.js';
import { insertDataSet } from './data-sets.js';
import type { DefinitionTask } from './definition-job.js';

/** Makes a new benchmark of a definition, with the texts that are in it. */
export async function importDefinition(services: Services, definition: DefinitionTask): Promise<BenchmarkRow> {
  const { store, clock } = services;
  const { name, settings, dataSets } = await services.computing.run('readDefinition', definition);
  for (const dataSet of dataSets) checkMetrics(services, dataSet.settings);
  const now = clock();
  const origin = `imported: ${definition.upload.file}`;
  return store.db.transaction().execute(async (trx) => {
    const benchmark = await createBenchmark(trx, { name, settings }, now);
    for (const { source, gold, alternatives, ...dataSet } of dataSets) {
      let task = await insertDataSet(trx, benchmark, dataSet, now);
      if (source !== undefined) await writeSource(trx, task.id, source);
      for (const [kind, read] of [
        ['gold', gold],
        ['alternatives', alternatives],
      ] as const) {
        if (read !== undefined) task = await keepGold(trx, services, task, { kind, origin, ...read });
      }
    }
    return benchmark;
  });
}
