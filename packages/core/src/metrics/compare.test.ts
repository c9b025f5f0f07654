import { describe, expect, it } from 'vitest';
import { compareSentences } from './compare.js';
import { m2 } from './m2/index.js';

describe('compareSentences(first, second)', () => {
  it('puts the sentences with the largest differences first, whoever gains', () => {
    const metric = m2();
    const differences = compareSentences(
      metric.sentences([[[0, 0, 1, 1]], [[0, 1, 1, 1]], [[0, 1, 1, 2]]]),
      metric.sentences([[[0, 0, 1, 1]], [[0, 1, 1, 2]], [[0, 0, 1, 2]]]),
    );
    expect(differences.map(({ at }) => at)).toEqual([2, 1, 0]);
    expect(differences[2]).toEqual({ at: 0, values: [0, 0], difference: 0 });
    expect(differences[0].difference).toBeGreaterThan(0);
  });
});
