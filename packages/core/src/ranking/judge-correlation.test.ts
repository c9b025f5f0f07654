import { describe, expect, it } from 'vitest';
import { correlateJudges } from './judge-correlation.js';

const scores = (values: Readonly<Record<string, number>>): Map<string, number> => new Map(Object.entries(values));

describe('correlateJudges(judges)', () => {
  it('compares the systems that both have judged, each judge also with all others', () => {
    const { judges, spearman, pearson } = correlateJudges([
      { judge: 'ann', judgments: 30, alone: scores({ a: 1, b: 2, c: 4 }), others: scores({ a: 2, b: 3, c: 1 }) },
      { judge: 'zoe', judgments: 10, alone: scores({ b: 5, c: 6, d: 0 }), others: scores({ b: 2, c: 4, d: 1 }) },
    ]);
    expect(judges).toEqual(['ann', 'zoe']);
    expect(spearman.between[0][1]).toBeCloseTo(1, 12);
    expect(spearman.withOthers).toEqual([expect.closeTo(-0.5, 12), expect.closeTo(1, 12)]);
    expect(spearman.mean).toBeCloseTo((30 * -0.5 + 10 * 1) / 40, 12);
    expect(pearson.between[0][1]).toBeCloseTo(1, 12);
  });

  it('has no value for a judge alone, nor for scores that are all the same', () => {
    const alone = correlateJudges([{ judge: 'ann', judgments: 3, alone: scores({ a: 1, b: 2 }), others: scores({}) }]);
    expect(alone.pearson.withOthers).toEqual([null]);
    expect(alone.pearson.mean).toBeNull();
    const same = scores({ a: 1, b: 1 });
    expect(correlateJudges([{ judge: 'ann', judgments: 3, alone: same, others: same }]).spearman.mean).toBeNull();
  });
});
