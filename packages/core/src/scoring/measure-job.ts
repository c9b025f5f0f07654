import { annotatorsOf } from '../corpus/annotators.js';
import { sentencesOfItem } from '../corpus/corpus-item.js';
import { batchStats } from '../metrics/batch.js';
import type { MetricSpec } from '../metrics/registry.js';
import { packStats, type PackedRows } from '../metrics/rows/packed-rows.js';
import { readTextBatch, type TextBatch } from '../metrics/text-batch.js';
import type { Job } from '../runner/job.js';

export interface MeasureTask {
  readonly specs: readonly MetricSpec[];
  readonly batch: TextBatch;
  /** About how long it is. */
  readonly characters: number;
}

/** Statistics by metric and system. */
export type MeasuredBatch = readonly (readonly PackedRows[])[];

/** The statistics of a batch that is yet to be parsed, as packed rows by metric and system. */
export const measureJob: Job<MeasureTask, MeasuredBatch> = {
  name: 'measure',
  work: async ({ specs, batch, characters }, tools) => {
    const metrics = await Promise.all(specs.map((spec) => tools.metric(spec, characters)));
    const parsed = readTextBatch(batch);
    return metrics.map((metric) => batchStats(metric, parsed).map((stats) => packStats(metric, stats, tools.allocate)));
  },
};

/** The annotators that the sentences of a batch mention. */
export const findAnnotatorsJob: Job<Pick<TextBatch, 'items' | 'file' | 'strictOriginal'>, number[]> = {
  name: 'find-annotators',
  work: ({ items, file, strictOriginal }) =>
    annotatorsOf(items.flatMap((item) => sentencesOfItem(item, { file, strictOriginal }))),
};
