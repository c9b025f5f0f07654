import {
  PackedStats,
  annotatorsOf,
  batchStats,
  convertBatch,
  loadEnglishTagger,
  packStats,
  readTextBatch,
  resampleSystems,
  runScores,
  sentencesOfItem,
  simulateSeparation,
  validateFold,
  type Batch,
  type Conversion,
  type ConvertedBatch,
  type FoldResult,
  type Folded,
  type Metric,
  type MetricSpec,
  type PackedRows,
  type Pair,
  type PairwiseJudgments,
  type RankingMethodName,
  type Resampled,
  type RunOptions,
  type SeparationTask,
  type Share,
  type TextBatch,
  type ValidationOptions,
} from '@stet/core/internal';
import { createNodeMetric } from './create-metric.js';

export interface MeasureTask {
  readonly specs: readonly MetricSpec[];
  readonly batch: Batch;
}

export interface MeasureTextTask {
  readonly specs: readonly MetricSpec[];
  readonly batch: TextBatch;
  /** About how long it is. */
  readonly characters: number;
}

/** Statistics by metric and system. */
export type MeasuredBatch = readonly (readonly PackedRows[])[];

export type FindAnnotatorsTask = Pick<TextBatch, 'items' | 'file' | 'strictOriginal'>;

export interface ConvertTextTask {
  readonly batch: TextBatch;
  readonly conversion: Conversion;
}

export interface ResampleTask {
  readonly spec: MetricSpec;
  /** Statistics by system and batch. */
  readonly rows: readonly (readonly PackedRows[])[];
  readonly pairs: readonly Pair[];
  readonly share: Share;
}

export interface RankTask {
  readonly pairs: PairwiseJudgments;
  readonly share: Share;
  readonly options: RunOptions;
}

export interface ValidateTask {
  readonly folded: Folded;
  readonly tested: number;
  readonly method: RankingMethodName;
  readonly options: ValidationOptions;
}

export interface SeparateTask {
  readonly task: SeparationTask;
  readonly share: Share;
}

interface MadeMetric {
  readonly metric: Promise<Metric>;
  measured: number;
}

const metrics = new Map<string, MadeMetric>();

/** Every distinct word is kept in a metric's caches; after so many characters it is made anew, with empty ones. */
const MOST_MEASURED = 1 << 24;

/** A metric is made once in each thread, so that its caches serve all batches. */
function metricFor(spec: MetricSpec, characters = 0): Promise<Metric> {
  const key = JSON.stringify(spec);
  let made = metrics.get(key);
  if (made === undefined || made.measured > MOST_MEASURED) {
    metrics.set(key, (made = { metric: createNodeMetric(spec), measured: 0 }));
  }
  made.measured += characters;
  return made.metric;
}

/** The statistics of a batch by metric, system and sentence. */
export async function measure({ specs, batch }: MeasureTask): Promise<unknown[][][]> {
  const own = await Promise.all(specs.map((spec) => metricFor(spec)));
  return own.map((metric) => batchStats(metric, batch));
}

/** The statistics of a batch that is yet to be parsed, as packed rows by metric and system. */
export async function measureText({ specs, batch, characters }: MeasureTextTask): Promise<MeasuredBatch> {
  const own = await Promise.all(specs.map((spec) => metricFor(spec, characters)));
  const parsed = readTextBatch(batch);
  return own.map((metric) =>
    batchStats(metric, parsed).map((stats) => packStats(metric, stats, (bytes) => new SharedArrayBuffer(bytes))),
  );
}

/** The annotators that the sentences of items mention. */
export function findAnnotators({ items, file, strictOriginal }: FindAnnotatorsTask): Promise<number[]> {
  return Promise.resolve(annotatorsOf(items.flatMap((item) => sentencesOfItem(item, { file, strictOriginal }))));
}

/** A batch that is yet to be parsed, in another format. */
export async function convertText({ batch, conversion }: ConvertTextTask): Promise<ConvertedBatch> {
  return convertBatch(batch, conversion, conversion.to === 'columns' ? await loadEnglishTagger() : undefined);
}

/** A share of the resamples of systems. */
export async function resample({ spec, rows, pairs, share }: ResampleTask): Promise<Resampled> {
  const metric = await metricFor(spec);
  const stats = rows.map((batches) => new PackedStats(metric, batches));
  return resampleSystems(metric, stats, pairs, share);
}

/** The scores of a share of the runs of a ranking. */
export function rank({ pairs, share, options }: RankTask): Promise<Float64Array[]> {
  return Promise.resolve(runScores(pairs, share, options));
}

/** What a ranking trained on all folds but one predicts of that one. */
export function validate({ folded, tested, method, options }: ValidateTask): Promise<FoldResult> {
  return Promise.resolve(validateFold(folded, tested, method, options));
}

/** How many of a share of the simulations separate two systems. */
export function separate({ task, share }: SeparateTask): Promise<number[]> {
  return Promise.resolve(simulateSeparation(task, share));
}
