import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pearson, spearman } from '../../stats/correlation.js';
import { byHumanScore, withoutSystems, type ScoredSystems } from '../scored-systems.js';
import { bootstrapSystems } from './bootstrap-systems.js';
import { correlateSystems } from './correlations.js';
import { fisherInterval, zouInterval } from './fisher-interval.js';
import { leaveOneOut, topCorrelations, windowCorrelations } from './leave-one-out.js';
import { testMetric } from './metric-tests.js';
import { findOutliers } from './outliers.js';
import { permuteMetrics } from './permutation.js';
import { rankMetrics } from './rank-clusters.js';
import { pearsonDelta, spearmanDelta } from './swap-delta.js';
import { williamsTest } from './williams.js';

const scored: ScoredSystems = {
  systems: ['a', 'b', 'c', 'd', 'e'],
  human: [0.2, 0.9, 0.4, 0.6, 0.3],
  metrics: [
    { name: 'good', scores: [1, 9, 4, 7, 3] },
    { name: 'bad', scores: [5, 1, 2, 2, 9] },
    { name: 'flat', scores: [1, 1, 1, 1, 1] },
  ],
};

describe('correlateSystems', () => {
  it('says how many systems there are, and null of a metric that does not tell them apart', () => {
    const flat = correlateSystems(scored.human, scored.metrics[2].scores, 0.95);
    expect(flat).toMatchObject({
      n: 5,
      pearson: { value: null, p: null, interval: null },
      spearman: { value: null, p: null, interval: null },
      kendall: { tauA: 0, tauB: null, p: null },
      pairwiseAccuracy: 0,
    });
  });

  it('gives an order that is the same everything, and no interval', () => {
    const same = correlateSystems(scored.human, scored.metrics[0].scores, 0.95);
    expect(same.spearman).toEqual({ value: 1, p: 0, interval: null });
    expect(same.kendall.p).toBeCloseTo(2 / 120, 12);
    expect(same.pairwiseAccuracy).toBe(1);
  });
});

describe('fisherInterval', () => {
  it('holds the correlation, and grows with confidence', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.99, max: 0.99, noNaN: true }), fc.integer({ min: 4, max: 50 }), (r, n) => {
        const narrow = fisherInterval(r, n, 0.9) ?? [NaN, NaN];
        const wide = fisherInterval(r, n, 0.99) ?? [NaN, NaN];
        expect([wide[0] < narrow[0], narrow[0] < r, r < narrow[1], narrow[1] < wide[1]]).not.toContain(false);
      }),
    );
  });

  it('is null for three systems', () => {
    expect(fisherInterval(0.5, 3, 0.95)).toBeNull();
  });
});

describe('bootstrapSystems', () => {
  const columns = scored.metrics.map(({ scores }) => scores);
  const options = { resamples: 200, seed: 7, confidence: 0.95 };

  it('gives the same interval for the same seed, around the value, and null for a flat metric', () => {
    const intervals = bootstrapSystems(scored.human, columns, pearson, options);
    expect(bootstrapSystems(scored.human, columns, pearson, options)).toEqual(intervals);
    expect(intervals[2]).toBeNull();
    const [low, high] = intervals[0] ?? [NaN, NaN];
    const value = pearson(scored.human, columns[0]) ?? NaN;
    expect([low <= value, value <= high]).toEqual([true, true]);
    expect(bootstrapSystems(scored.human, columns, pearson, { ...options, seed: 8 })).not.toEqual(intervals);
  });

  it('has no interval for an order that no draw can break', () => {
    expect(bootstrapSystems([1, 2, 3], [[2, 4, 5]], spearman, options)).toEqual([null]);
  });

  it('draws the same systems for all metrics', () => {
    const [first, , repeated] = bootstrapSystems(scored.human, [columns[0], columns[1], columns[0]], spearman, options);
    expect(first).toEqual(repeated);
  });
});

describe('subsets of the systems', () => {
  it('are left out by name, and ordered by what people say', () => {
    expect(withoutSystems(scored, ['b', 'd']).systems).toEqual(['a', 'c', 'e']);
    expect(byHumanScore(scored).systems).toEqual(['b', 'd', 'c', 'e', 'a']);
  });

  it('leave out each system once', () => {
    const rows = leaveOneOut(scored);
    expect(rows.map(({ without, systems }) => `${systems.join('')}-${without}`)).toEqual([
      'bcde-a',
      'acde-b',
      'abde-c',
      'abce-d',
      'abcd-e',
    ]);
    expect(rows[0].metrics[0].pearson).toBe(pearson([0.9, 0.4, 0.6, 0.3], [9, 4, 7, 3]));
  });

  it('slide a window down the human order', () => {
    const windows = windowCorrelations(scored, 4);
    expect(windows.map(({ systems }) => systems.join(''))).toEqual(['bdce', 'dcea']);
    expect(windows[1].metrics[1].spearman).toBe(spearman([0.6, 0.4, 0.3, 0.2], [2, 2, 9, 5]));
    expect(windowCorrelations(scored, 6)).toEqual([]);
    expect(windowCorrelations(scored, 2)).toEqual([]);
  });

  it('shrink to the best', () => {
    expect(topCorrelations(scored).map(({ systems }) => systems.join(''))).toEqual(['bdcea', 'bdce', 'bdc']);
  });
});

describe('findOutliers', () => {
  it('finds the system far from the median', () => {
    const { median, spread, outliers } = findOutliers(['a', 'b', 'c', 'd', 'e', 'f'], [1, 2, 3, 4, 5, 40]);
    expect(median).toBe(3.5);
    expect(spread).toBeCloseTo(1.483 * 1.5, 12);
    expect(outliers).toEqual(['f']);
  });

  it('finds none where most scores are the same', () => {
    expect(findOutliers(['a', 'b', 'c'], [1, 1, 9])).toEqual({
      median: 1,
      spread: 0,
      z: [null, null, null],
      outliers: [],
    });
  });
});

describe('williamsTest', () => {
  it('is null for three systems, for equal correlations, and for metrics that are the same', () => {
    expect(williamsTest({ r12: 0.5, r13: 0.2, r23: 0, n: 3 })).toBeNull();
    expect(williamsTest({ r12: 0.5, r13: 0.5, r23: 0, n: 9 })).toBeNull();
    expect(williamsTest({ r12: 0.5 + 1e-17, r13: 0.5, r23: 1, n: 9 })).toBeNull();
  });

  it('turns round with the metrics', () => {
    const forward = williamsTest({ r12: 0.7, r13: 0.4, r23: 0.5, n: 12 });
    const reverse = williamsTest({ r12: 0.4, r13: 0.7, r23: 0.5, n: 12 });
    expect((forward?.oneSided ?? NaN) + (reverse?.oneSided ?? NaN)).toBeCloseTo(1, 12);
    expect(forward?.twoSided).toBeCloseTo(reverse?.twoSided ?? NaN, 12);
    expect(forward?.twoSided).toBeCloseTo(2 * (forward?.oneSided ?? NaN), 12);
  });
});

describe('zouInterval', () => {
  it('holds the difference', () => {
    const [low, high] = zouInterval({ r12: 0.7, r13: 0.4, r23: 0.5, n: 12 }, 0.95) ?? [NaN, NaN];
    expect([low < 0.3, 0.3 < high]).toEqual([true, true]);
    expect(zouInterval({ r12: 1, r13: 0.4, r23: 0.4, n: 12 }, 0.95)).toBeNull();
  });
});

describe('the permutation test', () => {
  const column = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 });
  const human = [3, 1, 4, 1.5];

  it.each([
    ['pearson', pearsonDelta, pearson],
    ['spearman', spearmanDelta, spearman],
  ] as const)('swaps scores and correlates again by %s', (_, delta, correlation) => {
    fc.assert(
      fc.property(column, column, fc.nat(15), (first, second, mask) => {
        const swapped = Uint8Array.from(human, (__, at) => (mask >> at) & 1);
        const swappedFirst = first.map((score, at) => (swapped[at] === 1 ? second[at] : score));
        const swappedSecond = second.map((score, at) => (swapped[at] === 1 ? first[at] : score));
        const expected = (correlation(human, swappedFirst) ?? 0) - (correlation(human, swappedSecond) ?? 0);
        expect(delta(human, Float64Array.from(first), Float64Array.from(second))(swapped)).toBeCloseTo(expected, 10);
      }),
    );
  });

  it('counts itself among all swaps', () => {
    const test = permuteMetrics(scored.human, [1, 9, 4, 7, 3], [9, 1, 7, 4, 3.5], 'pearson', { draws: 9, seed: 1 });
    expect(test).toMatchObject({ swaps: 32, exact: true });
    expect(test?.asLarge).toBeGreaterThan(0);
  });

  it('draws swaps when there are too many, near to what all of them give', () => {
    const human = Array.from({ length: 20 }, (_, at) => at);
    const better = human.map((at) => at + 9 * Math.sin(at));
    const worse = human.map((at) => at + 12 * Math.cos(2 * at));
    const exact = permuteMetrics(human, better, worse, 'pearson', { draws: 2000, seed: 1 });
    // One more system, the same for people and both metrics, changes little.
    const drawn = permuteMetrics([...human, 9.5], [...better, 9.5], [...worse, 9.5], 'pearson', {
      draws: 2000,
      seed: 1,
    });
    expect([exact?.exact, drawn?.exact]).toEqual([true, false]);
    expect(Math.abs((exact?.p ?? NaN) - (drawn?.p ?? NaN))).toBeLessThan(0.05);
  });
});

describe('testMetric', () => {
  it('tests each pair once, the better metric first, and leaves out a flat one', () => {
    const options = { confidence: 0.95, draws: 100, seed: 1 };
    const found = scored.metrics.flatMap((_, at) => testMetric(scored, at, 'pearson', options));
    expect(found.map(({ better, worse, n }) => [better, worse, n])).toEqual([['good', 'bad', 5]]);
  });
});

describe('rankMetrics', () => {
  const metrics = [
    { name: 'c', value: 0.5 },
    { name: 'a', value: 0.9 },
    { name: 'b', value: 0.8 },
    { name: 'd', value: 0.4 },
  ];

  it('starts a new rank when any metric since the last start wins', () => {
    const beats = new Set(['ac', 'bd']);
    const ranked = rankMetrics(metrics, (better, worse) => beats.has(better + worse));
    // b beats d, but belongs to the rank above that of c.
    expect(ranked.map(({ name, rank }) => `${name}${rank}`)).toEqual(['a1', 'b1', 'c2', 'd2']);
  });

  it('gives one rank where nothing is sure', () => {
    expect(new Set(rankMetrics(metrics, () => false).map(({ rank }) => rank))).toEqual(new Set([1]));
  });
});
