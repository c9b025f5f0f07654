import { isErrantType, typeAtDepth, type TypeDepth } from '../edits/errant/types.js';
import { precisionRecall, type PrecisionRecall } from '../metrics/f-score.js';
import type { Metric, Resampler } from '../metrics/metric.js';
import type { MetricSpec } from '../metrics/registry.js';
import { PackedStats, type PackedRows } from '../metrics/rows/packed-rows.js';
import { TYPE_COUNTS, type TypeSums } from '../metrics/type-sums.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Job } from '../runner/job.js';
import { runAll, type Runner } from '../runner/runner.js';
import { cutIntoShares, type Share } from '../runner/shares.js';
import { percentileInterval } from '../significance/interval.js';
import { bootstrap } from '../significance/resample.js';
import type { SignificanceOptions } from '../significance/test-systems.js';

type Interval = readonly [low: number, high: number];

/** How well a system does with edits of a type; what is right or missed has the type that the gold gives it. */
export interface TypeScore extends PrecisionRecall {
  readonly type: string;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  /** By bootstrap over the sentences. */
  readonly intervals?: Readonly<Record<(typeof RATIOS)[number], Interval>>;
}

const RATIOS = ['precision', 'recall', 'value'] as const;

/** Systems whose edits are told apart by type. */
export interface TypedSystems {
  readonly spec: MetricSpec;
  /** Statistics by system and batch. */
  readonly rows: readonly (readonly PackedRows[])[];
  readonly depth: TypeDepth;
}

export interface ResampleTypesTask extends TypedSystems {
  readonly share: Share;
}

/** Draws a share of the resamples: for each system, type and ratio its values, one after the other. */
export const resampleTypesJob: Job<ResampleTypesTask, Float64Array[]> = {
  name: 'resample-types',
  work: async ({ spec, rows, depth, share }, tools) => {
    const metric = await tools.metric(spec);
    const tables = rows.map((batches) => typeTable(metric, batches, depth));
    const columns = tables.reduce((sum, table) => sum + table.types.length * RATIOS.length, 0);
    const values = new Float64Array(columns);
    const draw = (indices: Uint32Array): Float64Array => {
      let at = 0;
      for (const table of tables) {
        for (const counts of table.counts(indices)) {
          const ratios = ratiosOf(counts, table.beta);
          for (const ratio of RATIOS) values[at++] = ratios[ratio];
        }
      }
      return values;
    };
    const resampler: Resampler = { draw, swap: () => new Float64Array() };
    const sentences = tables.at(0)?.sentences ?? 0;
    const samples = [{ resampler, systems: columns, pairs: [] }];
    return bootstrap({ sentences, samples }, share, (seed) => new MersenneTwister(seed))[0];
  },
};

/** Scores each system by type, from its statistics: undefined where the metric does not tell types. */
export async function scoreTypes(
  systems: TypedSystems,
  significance: SignificanceOptions | undefined,
  runner: Runner,
): Promise<TypeScore[][] | undefined> {
  const { spec, rows, depth } = systems;
  const metric = await runner.tools.metric(spec);
  if (metric.typeSums === undefined) return undefined;
  const tables = rows.map((batches) => typeTable(metric, batches, depth));
  const resampled = significance === undefined ? [] : await resample(systems, significance, runner);
  let column = 0;
  return tables.map((table) => {
    const counts = table.counts(Uint32Array.from({ length: table.sentences }, (_, at) => at));
    const scored = table.types.map((type, at): TypeScore => {
      const [tp, fp, fn] = counts[at];
      const score = { type, tp, fp, fn, ...ratiosOf(counts[at], table.beta) };
      if (significance === undefined) return score;
      const [precision, recall, value] = RATIOS.map(() =>
        percentileInterval(resampled[column++], significance.confidence),
      );
      return { ...score, intervals: { precision, recall, value } };
    });
    // Some types have only edits of annotators that were not chosen.
    return scored.filter(({ tp, fp, fn }) => tp + fp + fn > 0);
  });
}

async function resample(
  systems: TypedSystems,
  { resamples, seed }: SignificanceOptions,
  runner: Runner,
): Promise<Float64Array[]> {
  const shares = cutIntoShares(resamples, seed, runner.lanes);
  const tasks = shares.map((share) => ({ task: { ...systems, share }, size: share.end - share.first }));
  const drawn = await runAll(runner, resampleTypesJob, tasks, { stage: 'Resampling types' });
  return drawn[0].map((_, column) => Float64Array.from(drawn.flatMap((columns) => Array.from(columns[column]))));
}

type Counts = readonly [tp: number, fp: number, fn: number];

/** The types of a system at a depth, by name, and how to count them over any sentences. */
interface TypeTable {
  readonly types: readonly string[];
  readonly sentences: number;
  readonly beta: number;
  counts(indices: Uint32Array): readonly Counts[];
}

const NO_TYPES: TypeSums = { types: [], beta: 1, sum: () => new Float64Array() };

function typeTable(metric: Metric, batches: readonly PackedRows[], depth: TypeDepth): TypeTable {
  const stats = new PackedStats(metric, batches);
  const sums: TypeSums = metric.typeSums?.(stats) ?? NO_TYPES;
  const names = sums.types.map((type) => (isErrantType(type) ? typeAtDepth(type, depth) : type));
  const types = [...new Set(names)].sort();
  const rows = names.map((name) => types.indexOf(name));
  return {
    types,
    sentences: stats.length,
    beta: sums.beta,
    counts: (indices) => {
      const counts = types.map((): [number, number, number] => [0, 0, 0]);
      const summed = sums.sum(indices);
      rows.forEach((row, type) => {
        for (let at = 0; at < TYPE_COUNTS; at++) counts[row][at] += summed[TYPE_COUNTS * type + at];
      });
      return counts;
    },
  };
}

/** Precision is 1 where nothing is wrong, and recall where nothing is missed. */
function ratiosOf([tp, fp, fn]: Counts, beta: number): PrecisionRecall {
  return precisionRecall({ correct: tp, proposed: tp + fp, gold: tp + fn }, beta);
}
