import { annotatorsOf } from '../corpus/annotators.js';
import { skippedEdits } from '../corpus/skipped-edits.js';
import type { StetErrorDetails } from '../error.js';
import type { MetricSpec } from '../metrics/registry.js';
import { packStats, type PackedRows } from '../metrics/rows/packed-rows.js';
import type { Job } from '../runner/job.js';
import { batchStats, parseItems, prepareBatch, type TextBatch } from './batch.js';
import { coverageOf, type Coverage } from './coverage.js';
import { observe, type Observations } from './observations.js';
import type { Preparation } from './preparation.js';

export interface MeasureTask {
  readonly specs: readonly MetricSpec[];
  readonly batch: TextBatch;
  readonly preparation: Preparation;
  /** About how long it is. */
  readonly characters: number;
}

/** The statistics of a stretch of a corpus. */
export interface MeasuredBatch {
  readonly sentences: number;
  /** By metric and system; none for a metric that failed. */
  readonly rows: readonly (readonly PackedRows[])[];
  readonly coverage: Coverage;
  readonly observed: Observations;
  /** The edits of the gold that were left out. */
  readonly skipped: readonly StetErrorDetails[];
  /** Metrics whose program failed, here or before. */
  readonly failures?: readonly MetricFailure[] | undefined;
}

/** Why a metric could not be measured. */
export interface MetricFailure {
  /** Index of the metric. */
  readonly metric: number;
  readonly error: StetErrorDetails;
}

/** Parses, prepares and measures a batch. */
export const measureJob: Job<MeasureTask, MeasuredBatch> = {
  name: 'measure',
  work: async ({ specs, batch, preparation, characters }, tools) => {
    const metrics = await Promise.all(specs.map((spec) => tools.metric(spec, characters)));
    const prepared = prepareBatch(batch, preparation);
    return {
      sentences: prepared.sentences.length,
      rows: metrics.map((metric, at) =>
        specs[at].program === undefined
          ? batchStats(metric, prepared).map((stats) => packStats(metric, stats, tools.allocate))
          : [],
      ),
      coverage: coverageOf(prepared.sentences, prepared.outputs),
      observed: observe(metrics, prepared),
      skipped: skippedEdits(prepared.sentences),
    };
  },
};

export type FindAnnotatorsTask = Pick<TextBatch, 'items' | 'file' | 'strictOriginal' | 'skipBadEdits'>;

/** The annotators that the sentences of a batch mention. */
export const findAnnotatorsJob: Job<FindAnnotatorsTask, number[]> = {
  name: 'find-annotators',
  work: (task) => annotatorsOf(parseItems(task)),
};
