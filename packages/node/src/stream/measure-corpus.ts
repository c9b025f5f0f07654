import { measureJob, type MeasureTask, type MeasuredBatch, type MetricSpec, type SizedTask } from '@stet/core/internal';
import { streamTasks, type ThreadOptions } from '../stream-tasks.js';
import type { CorpusBatches } from './corpus-batches.js';

/** The statistics of a corpus, batch by batch in its order, computed on all cores, in bounded memory. */
export function measureCorpus(
  specs: readonly MetricSpec[],
  batches: CorpusBatches,
  options: ThreadOptions = {},
): AsyncGenerator<MeasuredBatch> {
  async function* tasks(): AsyncGenerator<SizedTask<MeasureTask>> {
    for await (const { batch, characters, bytes } of batches) yield { task: { specs, batch, characters }, size: bytes };
  }
  return streamTasks(measureJob, tasks(), { ...options, total: batches.totalBytes });
}
