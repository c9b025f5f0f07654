import { availableParallelism } from 'node:os';
import type { Batch, MetricSpec, Sentence, SystemOutput } from '@stet/core/internal';
import { runTasks } from './run-tasks.js';
import type { ThreadOptions } from './stream-tasks.js';

const BATCHES_FOR_EACH_THREAD = 16;

/**
 * The statistics of each metric, for each system, for each sentence, computed on all cores. The result does not
 * depend on the number of threads.
 */
export async function collectStats(
  specs: readonly MetricSpec[],
  sentences: readonly Sentence[],
  outputs: readonly SystemOutput[],
  options: ThreadOptions = {},
): Promise<unknown[][][]> {
  const count = options.threads ?? availableParallelism();
  const batches = cut(sentences, outputs, Math.ceil(sentences.length / (count * BATCHES_FOR_EACH_THREAD)));
  const tasks = batches.map((batch) => ({ task: { specs, batch }, size: batch.sentences.length }));
  const results = await runTasks('measure', tasks, options);
  return specs.map((_, metric) => outputs.map((__, system) => results.flatMap((result) => result[metric][system])));
}

function cut(sentences: readonly Sentence[], outputs: readonly SystemOutput[], size: number): Batch[] {
  const batches: Batch[] = [];
  for (let first = 0; first < sentences.length; first += size) {
    const end = first + size;
    batches.push({
      first,
      sentences: sentences.slice(first, end),
      outputs: outputs.map(({ file, lines }) => ({ file, lines: lines.slice(first, end) })),
    });
  }
  return batches;
}
