import {
  PackedStats,
  measureJob,
  runAll,
  type MeasureTask,
  type MetricSpec,
  type Sentence,
  type SizedTask,
  type SystemOutput,
} from '@stet/core/internal';
import { createNodeMetric } from './create-metric.js';
import type { ThreadOptions } from './stream-tasks.js';
import { threadRunner } from './thread-runner.js';

const BATCHES_FOR_EACH_LANE = 16;

/**
 * The statistics of each metric, for each system, for each sentence, computed on all cores. The result does not
 * depend on the number of threads.
 */
export async function collectStats(
  specs: readonly MetricSpec[],
  sentences: readonly Sentence[],
  outputs: readonly SystemOutput[],
  { threads, onProgress }: ThreadOptions = {},
): Promise<unknown[][][]> {
  const runner = threadRunner({ threads, onProgress: (_, done, total) => onProgress?.(done, total) });
  const size = Math.ceil(sentences.length / (runner.lanes * BATCHES_FOR_EACH_LANE));
  const tasks: SizedTask<MeasureTask>[] = [];
  for (let first = 0; first < sentences.length; first += size) {
    const items = sentences.slice(first, first + size);
    const lines = outputs.map((output) => ({ file: output.file, lines: output.lines.slice(first, first + size) }));
    const batch = { first, items, file: '', references: [], outputs: lines };
    tasks.push({ task: { specs, batch, characters: 0 }, size: items.length });
  }
  const batches = await runAll(runner, measureJob, tasks, { stage: 'Scoring' });
  const metrics = await Promise.all(specs.map(createNodeMetric));
  return metrics.map((metric, at) =>
    outputs.map((_, system) => [
      ...new PackedStats(
        metric,
        batches.map((batch) => batch[at][system]),
      ),
    ]),
  );
}
