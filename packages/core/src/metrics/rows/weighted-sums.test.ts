import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK, WeightedSums } from './weighted-sums.js';

describe('new WeightedSums(matrix, rows).of(weights)', () => {
  it('sums each column, every row as often as its weight says', () => {
    const row = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2 * BLOCK, maxLength: 2 * BLOCK });
    const weighted = fc.array(fc.tuple(row, fc.nat(4)), { maxLength: 12 });
    fc.assert(
      fc.property(weighted, weighted, (drawn, redrawn) => {
        const rows = drawn.map(([numbers]) => numbers);
        const sums = new WeightedSums(Int16Array.from(rows.flat()), rows.length);
        for (const weights of [drawn, redrawn].map((pairs) => rows.map((_, at) => pairs.at(at)?.[1] ?? 0))) {
          const repeated = rows.flatMap((numbers, at) => Array.from({ length: weights[at] }, () => numbers));
          const expected = (rows.at(0) ?? []).map((_, column) => repeated.reduce((sum, { [column]: n }) => sum + n, 0));
          expect([...sums.of(Uint32Array.from(weights))]).toEqual(expected);
        }
      }),
    );
  });
});
