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
  /** Where the metric tells these apart: the shares of hits, wrong, missing and needless corrections. */
  readonly shares?: OutcomeShares;
  /** By bootstrap over the sentences. */
  readonly intervals?: Readonly<Record<(typeof RATIOS)[number], Interval> & Partial<Record<Outcome, Interval>>>;
}

type Outcome = (typeof OUTCOME_SHARES)[number];

/** What became of the places that need a correction, which sums to 1; and, of those changed, the share that did not. */
export type OutcomeShares = Readonly<Record<Outcome, number>>;

const RATIOS = ['precision', 'recall', 'value'] as const;
export const OUTCOME_SHARES = ['hit', 'wrong', 'under', 'over'] as const;

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
    const columns = tables.reduce((sum, table) => sum + table.types.length * table.ratios.length, 0);
    const values = new Float64Array(columns);
    const draw = (indices: Uint32Array): Float64Array => {
      let at = 0;
      for (const table of tables) {
        for (const counts of table.counts(indices)) {
          const ratios = table.ratiosOf(counts);
          for (const ratio of table.ratios) values[at++] = ratios[ratio] ?? NaN;
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
      const { precision, recall, value, hit, wrong, under, over } = table.ratiosOf(counts[at]);
      const shares = hit === undefined ? {} : { shares: { hit, wrong, under, over } as OutcomeShares };
      const score = { type, tp, fp, fn, precision, recall, value, ...shares };
      if (significance === undefined) return score;
      const intervals = table.ratios.map(
        (ratio) => [ratio, percentileInterval(resampled[column++], significance.confidence)] as const,
      );
      return { ...score, intervals: Object.fromEntries(intervals) as NonNullable<TypeScore['intervals']> };
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

/** Right, wrong and missed edits, and needless ones where the metric tells them. */
type Counts = readonly number[];

type Ratios = PrecisionRecall & Partial<Record<Outcome, number>>;

/** The types of a system at a depth, by name, and how to count them over any sentences. */
interface TypeTable {
  readonly types: readonly string[];
  readonly sentences: number;
  readonly ratios: readonly (keyof Ratios)[];
  counts(indices: Uint32Array): readonly Counts[];
  ratiosOf(counts: Counts): Ratios;
}

const NO_TYPES: TypeSums = { types: [], beta: 1, sum: () => new Float64Array() };

function typeTable(metric: Metric, batches: readonly PackedRows[], depth: TypeDepth): TypeTable {
  const stats = new PackedStats(metric, batches);
  const sums: TypeSums = metric.typeSums?.(stats) ?? NO_TYPES;
  const names = sums.types.map((type) => (isErrantType(type) ? typeAtDepth(type, depth) : type));
  const types = [...new Set(names)].sort();
  const rows = names.map((name) => types.indexOf(name));
  const width = sums.tellsNeedless === true ? TYPE_COUNTS + 1 : TYPE_COUNTS;
  return {
    types,
    sentences: stats.length,
    ratios: sums.tellsNeedless === true ? [...RATIOS, ...OUTCOME_SHARES] : RATIOS,
    counts: (indices) => {
      const counts = types.map(() => new Array<number>(width).fill(0));
      const summed = sums.sum(indices);
      rows.forEach((row, type) => {
        for (let at = 0; at < width; at++) counts[row][at] += summed[width * type + at];
      });
      return counts;
    },
    ratiosOf: (counts) => ratiosOf(counts, sums),
  };
}

/** Precision is 1 where nothing is wrong, and recall where nothing is missed. */
function ratiosOf(counts: Counts, { beta, tellsNeedless = false, typeValue }: TypeSums): Ratios {
  const [tp, fp, fn, needless] = counts;
  const ratios = precisionRecall({ correct: tp, proposed: tp + fp, gold: tp + fn }, beta);
  const valued = typeValue === undefined ? ratios : { ...ratios, value: typeValue(counts) };
  if (!tellsNeedless) return valued;
  const wrong = fp - needless;
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
  const needed = tp + wrong + fn;
  return {
    ...valued,
    hit: share(tp, needed),
    wrong: share(wrong, needed),
    under: share(fn, needed),
    over: share(needless, tp + fp),
  };
}
