import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAnnotators, type AnnotatorCounts } from '../metrics/edit-based/choose-annotators.js';
import { fScore } from '../metrics/f-score.js';
import { fromPrecisionRecall, fromStatistics, sweepBeta } from './beta-sweep.js';

describe('sweepBeta', () => {
  it('goes from 1.00 down to 0.01', () => {
    const { points, n } = sweepBeta([1, 2, 3], () => [1, 2, 4]);
    expect(points).toHaveLength(100);
    expect([points[0].beta, points[1].beta, points[50].beta, points[99].beta]).toEqual([1, 0.99, 0.5, 0.01]);
    expect(n).toBe(3);
  });

  it('takes the first of several maxima on the way down', () => {
    const { bestSpearman } = sweepBeta([1, 2, 3], (beta) => (beta <= 0.5 && beta >= 0.2 ? [1, 2, 3] : [1, 3, 2]));
    expect(bestSpearman).toEqual({ beta: 0.5, value: 1 });
  });

  it('has no maximum where nothing varies', () => {
    const { bestSpearman, bestPearson } = sweepBeta([1, 2, 3], () => [0, 0, 0]);
    expect([bestSpearman, bestPearson]).toEqual([null, null]);
  });
});

describe('F at a beta', () => {
  it('is 0 when precision or recall is', () => {
    const published = [
      { precision: 1, recall: 0 },
      { precision: 0, recall: 0.5 },
      { precision: 0, recall: 0 },
      { precision: 0.5, recall: 0.5 },
    ];
    expect(fromPrecisionRecall(published)(0.3)).toEqual([0, 0, 0, 0.5]);
  });

  it('is that of the annotators chosen for this beta', () => {
    const count = fc.integer({ min: 0, max: 3 });
    const counts = fc
      .tuple(count, count, count)
      .map(([correct, proposed, gold]): AnnotatorCounts => [0, correct, correct + proposed, correct + gold]);
    const sentences = fc.array(fc.array(counts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sentences, fc.integer({ min: 1, max: 100 }), (stats, percent) => {
        const beta = percent / 100;
        const chosen = chooseAnnotators(stats, beta);
        const [correct, proposed, gold] = [1, 2, 3].map((at) =>
          chosen.reduce((sum, counts) => sum + Number(counts[at]), 0),
        );
        const expected = fScore(proposed === 0 ? 1 : correct / proposed, gold === 0 ? 1 : correct / gold, beta);
        expect(fromStatistics([stats])(beta)).toEqual([expected]);
      }),
    );
  });
});
