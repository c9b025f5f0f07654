import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankClusters, rankRanges, type RankRange } from './rank-ranges.js';

/** Runs in which two systems swap ranks in the last ones. */
function runs(count: number, swapped: number): Float64Array[] {
  return Array.from({ length: count }, (_, run) =>
    run < count - swapped ? Float64Array.of(2, 1) : Float64Array.of(1, 2),
  );
}

const range = (count: number, swapped: number, confidence: number, rule: 'cluster' | 'neighbours'): RankRange =>
  rankRanges(runs(count, swapped), { confidence, rule })[0];

describe('rankRanges(runs, options)', () => {
  it('cuts off 25 of 1000 runs at both ends for 95 %, and 3 of 100', () => {
    expect(range(1000, 25, 0.95, 'cluster')).toEqual([1, 1]);
    expect(range(1000, 26, 0.95, 'cluster')).toEqual([1, 2]);
    expect(range(100, 3, 0.95, 'cluster')).toEqual([1, 1]);
    expect(range(100, 4, 0.95, 'cluster')).toEqual([1, 2]);
    expect(range(1000, 50, 0.9, 'cluster')).toEqual([1, 1]);
    expect(range(1000, 51, 0.9, 'cluster')).toEqual([1, 2]);
  });

  it('cuts one less at the top by the rule of the program behind Table 7', () => {
    expect(range(1000, 24, 0.95, 'neighbours')).toEqual([1, 1]);
    expect(range(1000, 25, 0.95, 'neighbours')).toEqual([1, 2]);
    expect(range(1000, 975, 0.95, 'neighbours')).toEqual([2, 2]);
    expect(range(1000, 974, 0.95, 'neighbours')).toEqual([1, 2]);
    expect(range(1000, 49, 0.9, 'neighbours')).toEqual([1, 1]);
  });

  it('gives equal scores all the ranks that they share', () => {
    expect(rankRanges([Float64Array.of(3, 5, 3, 1)], { confidence: 0.95, rule: 'cluster' })).toEqual([
      [2, 3],
      [1, 1],
      [2, 3],
      [4, 4],
    ]);
  });

  it('puts the greater name first among equal scores by the rule of the original', () => {
    expect(rankRanges([Float64Array.of(3, 3)], { confidence: 0.95, rule: 'neighbours' })).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('counts, for each system, those above it and those that are equal', () => {
    const scores = fc.array(fc.constantFrom(-1, -0, 0, 0.25, 0.5, 1, 3), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(scores, fc.constantFrom('cluster' as const, 'neighbours' as const), (run, rule) => {
        const expected = run.map((score, system) => {
          const above = run.filter((other) => other > score).length;
          const equal = run.filter((other) => other === score).length;
          const equalLater = run.slice(system + 1).filter((other) => other === score).length;
          return rule === 'cluster' ? [1 + above, above + equal] : [1 + above + equalLater, 1 + above + equalLater];
        });
        expect(rankRanges([Float64Array.from(run)], { confidence: 0.95, rule })).toEqual(expected);
      }),
    );
  });

  it('has ends in order for any number of runs and any confidence', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.nat(40),
        fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }),
        fc.constantFrom('cluster' as const, 'neighbours' as const),
        (count, swapped, confidence, rule) => {
          const [best, worst] = range(count, Math.min(count, swapped), confidence, rule);
          expect(best).toBeGreaterThanOrEqual(1);
          expect(worst).toBeLessThanOrEqual(2);
          expect(best).toBeLessThanOrEqual(worst);
        },
      ),
    );
  });
});

describe('rankClusters(ranges, rule)', () => {
  const ranges: readonly RankRange[] = [
    [1, 1],
    [2, 3],
    [2, 3],
    [4, 4],
  ];

  it('starts a cluster where ranges no longer meet', () => {
    expect(rankClusters(ranges, 'cluster')).toEqual([1, 2, 2, 3]);
    expect(rankClusters(ranges, 'neighbours')).toEqual([1, 2, 2, 3]);
  });

  it('looks at all systems that follow, where the original looks at the next alone', () => {
    const far: readonly RankRange[] = [
      [1, 2],
      [3, 4],
      [2, 5],
    ];
    expect(rankClusters(far, 'cluster')).toEqual([1, 1, 1]);
    expect(rankClusters(far, 'neighbours')).toEqual([1, 2, 2]);
  });

  it('has none where there are no systems', () => {
    expect(rankClusters([], 'cluster')).toEqual([]);
  });
});
