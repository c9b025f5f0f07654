import { MersenneTwister } from '../random/mersenne-twister.js';
import type { Metric, Pair, StatsList } from '../metrics/metric.js';
import type { Share } from '../runner/shares.js';
import { percentileInterval } from './interval.js';
import { bootstrapP, randomisationP } from './p-value.js';
import { bootstrap, randomise, type Seeded } from './resample.js';

export interface SignificanceOptions {
  /** Bootstrap resamples, and as many trials of approximate randomisation. */
  readonly resamples: number;
  readonly seed: number;
  /** Confidence level of the intervals, e.g. 0.95. */
  readonly confidence: number;
}

/** Values of each system and differences of each pair, for a share of the resamples. */
export interface Resampled {
  readonly values: readonly Float64Array[];
  readonly differences: readonly Float64Array[];
}

/** How sure a difference is; both p-values are two-sided. */
export interface PairTest {
  /** Index of the system tested against. */
  readonly opponent: number;
  readonly difference: number;
  readonly bootstrap: number;
  readonly randomisation: number;
}

export interface SystemTest {
  readonly interval: readonly [low: number, high: number];
  readonly versusBaseline: PairTest | undefined;
  readonly versusNext: PairTest | undefined;
}

export const seeded: Seeded = (seed) => new MersenneTwister(seed);

/**
 * Each system against the baseline, and against the next one in the ranking. `null` where there is nothing to
 * test: the baseline itself, and the last.
 */
export interface TestPlan {
  readonly pairs: readonly Pair[];
  readonly baselinePair: readonly (number | null)[];
  readonly nextPair: readonly (number | null)[];
}

/** Which systems are tested against each other. */
export type TestedPairs = 'all' | 'baseline' | 'none';

/** Plans the tests for systems with these values. */
export function planTests(values: readonly number[], baseline: number, tested: TestedPairs = 'all'): TestPlan {
  const ranking = values.map((_, system) => system).sort((a, b) => values[b] - values[a] || a - b);
  const next = new Map(ranking.slice(1).map((system, at) => [ranking[at], system]));
  const pairs: Pair[] = [];
  const pairFor = (system: number, opponent: number | undefined): number | null => {
    if (opponent === undefined || system === opponent) return null;
    const planned = pairs.findIndex(([a, b]) => a === system && b === opponent);
    return planned === -1 ? pairs.push([system, opponent]) - 1 : planned;
  };
  const baselinePair = values.map((_, system) => (tested === 'none' ? null : pairFor(system, baseline)));
  const nextPair = values.map((_, system) => (tested === 'all' ? pairFor(system, next.get(system)) : null));
  return { pairs, baselinePair, nextPair };
}

/** Systems whose sentences are to be resampled, measured by a metric. */
export interface SystemStats<Stats = unknown> {
  readonly metric: Metric<Stats>;
  /** By system. */
  readonly stats: readonly StatsList<Stats>[];
  readonly pairs: readonly Pair[];
}

/**
 * Draws a share of the resamples, by metric: this takes the time, and threads can divide it among them. All metrics
 * measured the same sentences, so that these are drawn once for all of them.
 */
export function resampleSystems(measured: readonly SystemStats[], share: Share): Resampled[] {
  const samples = {
    sentences: measured.at(0)?.stats.at(0)?.length ?? 0,
    samples: measured.map(({ metric, stats, pairs }) => ({
      resampler: metric.resampler(stats),
      systems: stats.length,
      pairs,
    })),
  };
  const values = bootstrap(samples, share, seeded);
  const differences = randomise(samples, share, seeded);
  return values.map((sampleValues, at) => ({ values: sampleValues, differences: differences[at] }));
}

/** Joins consecutive shares. */
export function joinResampled(shares: readonly Resampled[]): Resampled {
  const join = (arrays: readonly Float64Array[]): Float64Array =>
    Float64Array.from(arrays.flatMap((array) => Array.from(array)));
  const [{ values, differences }] = shares;
  return {
    values: values.map((_, system) => join(shares.map((share) => share.values[system]))),
    differences: differences.map((_, pair) => join(shares.map((share) => share.differences[pair]))),
  };
}

/** Computes intervals and p-values from all resamples. */
export function testSystems(
  values: readonly number[],
  plan: TestPlan,
  resampled: Resampled,
  confidence: number,
): SystemTest[] {
  const testOf = (pair: number | null): PairTest | undefined => {
    if (pair === null) return undefined;
    const [system, opponent] = plan.pairs[pair];
    const difference = values[system] - values[opponent];
    return {
      opponent,
      difference,
      bootstrap: bootstrapP(resampled.values[system], resampled.values[opponent], difference),
      randomisation: randomisationP(resampled.differences[pair], difference),
    };
  };
  return values.map((_, system) => ({
    interval: percentileInterval(resampled.values[system], confidence),
    versusBaseline: testOf(plan.baselinePair[system]),
    versusNext: testOf(plan.nextPair[system]),
  }));
}
