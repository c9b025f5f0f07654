import type { Services } from '../services.js';
import type { BenchmarkRow } from '../storage/benchmark-tables.js';
import { may } from '../tasks/may.js';
import { findGold } from '../tasks/read-gold.js';
import { settingsOf } from '../tasks/settings.js';
import { sourceRow } from '../tasks/source.js';
import type { Viewer } from '../viewers/viewer.js';
import { benchmarkSettings } from './benchmarks.js';
import { DEFINITION_FORMAT, type BenchmarkDefinition, type DataSetDefinition } from './definition.js';
import { viewedDataSets, type ViewedDataSet } from './view-benchmark.js';

/** The definition of a benchmark, on demand with the texts that the viewer may read. */
export async function exportDefinition(
  services: Pick<Services, 'store' | 'clock'>,
  benchmark: BenchmarkRow,
  viewer: Viewer,
  withTexts: boolean,
): Promise<BenchmarkDefinition> {
  const dataSets: DataSetDefinition[] = [];
  for (const dataSet of await viewedDataSets(services.store.db, benchmark, viewer)) {
    const { name, track } = dataSet.task;
    const texts = withTexts ? await textsOf(services, dataSet) : {};
    dataSets.push({ name, track: track ?? 0, settings: settingsOf(dataSet.task), ...texts });
  }
  return { format: DEFINITION_FORMAT, name: benchmark.name, settings: benchmarkSettings(benchmark), dataSets };
}

async function textsOf(
  { store: { db }, clock }: Pick<Services, 'store' | 'clock'>,
  { task, viewer }: ViewedDataSet,
): Promise<Pick<DataSetDefinition, 'source' | 'gold'>> {
  const { readSource, readGold } = may(task, viewer, clock());
  const source = readSource ? await sourceRow(db, task.id) : undefined;
  const gold = readGold ? await findGold(db, task, 'gold') : undefined;
  return {
    ...(source && { source: { file: `${task.name}.txt`, text: source.content } }),
    ...(gold && { gold: [{ file: `${task.name}.m2`, text: gold.content }] }),
  };
}
