import {
  convertJob,
  type Conversion,
  type ConvertTask,
  type ConvertedBatch,
  type SizedTask,
} from '@stet/core/internal';
import { streamTasks, type ThreadOptions } from '../stream-tasks.js';
import type { CorpusBatches } from './corpus-batches.js';

/** Converts corpora to another format, batch by batch and in order, on all cores and in bounded memory. */
export function convertCorpora(
  corpora: readonly CorpusBatches[],
  conversion: Conversion,
  options: ThreadOptions = {},
): AsyncGenerator<ConvertedBatch> {
  async function* tasks(): AsyncGenerator<SizedTask<ConvertTask>> {
    let first = 0;
    for (const corpus of corpora) {
      for await (const { batch, sentences, size } of corpus) {
        yield { task: { batch: { ...batch, first }, conversion }, size };
        first += sentences;
      }
    }
  }
  const sizes = corpora.map((corpus) => corpus.total).filter((size) => size !== undefined);
  const total = sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0);
  return streamTasks(convertJob, tasks(), { ...options, total });
}
