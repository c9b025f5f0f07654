import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../judgments/ranking.js';
import { judgesAlike } from './judges-alike.js';

const ranking = (ranks: readonly number[], sentence = 0): Ranking => ({
  sentence,
  judge: 'x',
  outputs: ranks.map((rank, at) => ({ systems: [String.fromCharCode(97 + at)], rank })),
});

describe('judgesAlike(people, judge, options)', () => {
  it('compares pair by pair, with the ties of either side', () => {
    // People: a < b, a < c, b = c. The judge: a < b, a = c, c < b.
    const alike = judgesAlike([ranking([1, 2, 2])], [ranking([1, 2, 1])], { resamples: 0 });
    expect(alike).toMatchObject({ pairs: 3, decided: 2, accuracy: { value: 1 / 2 } });
    expect(alike.taus).toMatchObject({
      noties: { value: 1 / 2 },
      wmt12: { value: 0 },
      wmt13: { value: 1 },
      accEq: { value: 1 / 3 },
    });
  });

  it('leaves systems and skipped items out', () => {
    const options = { without: ['b'], resamples: 0 };
    expect(judgesAlike([ranking([1, 2, 3])], [ranking([1, 2, 3])], options)).toMatchObject({
      pairs: 1,
      accuracy: { value: 1 },
    });
    expect(judgesAlike([ranking([1, 2, 3])], [ranking([])], { resamples: 0 })).toMatchObject({
      pairs: 0,
      accuracy: {},
    });
  });

  it('draws whole sentences for its intervals', () => {
    // One of two sentences is judged alike in all, the other in none of its pairs: so is every resample of one of them.
    const people = [ranking([1, 2, 3], 0), ranking([1, 2, 3], 1)];
    const { accuracy } = judgesAlike(people, [ranking([1, 2, 3]), ranking([3, 2, 1])], { resamples: 200 });
    expect(accuracy).toEqual({ value: 1 / 2, interval: [0, 1] });
    const same = judgesAlike([people[0], ranking([1, 2, 3], 0)], [ranking([1, 2, 3]), ranking([3, 2, 1])]);
    expect(same.accuracy.interval).toEqual([1 / 2, 1 / 2]);
  });
});
