import type { MetricSpec } from '@stet/core/internal';
import type { MeasuredBatch } from '../jobs.js';
import { streamTasks, type SizedTask, type ThreadOptions } from '../stream-tasks.js';
import type { CorpusBatches } from './corpus-batches.js';

/** The statistics of a corpus, batch by batch in its order, computed on all cores, in bounded memory. */
export function measureCorpus(
  specs: readonly MetricSpec[],
  batches: CorpusBatches,
  options: ThreadOptions = {},
): AsyncGenerator<MeasuredBatch> {
  async function* tasks(): AsyncGenerator<SizedTask<'measureText'>> {
    for await (const { batch, characters, bytes } of batches) yield { task: { specs, batch, characters }, size: bytes };
  }
  return streamTasks('measureText', tasks(), { ...options, total: batches.totalBytes });
}
