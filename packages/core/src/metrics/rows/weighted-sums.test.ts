import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Numbers } from './compact-numbers.js';
import { WeightedSums } from './weighted-sums.js';

type Weighted = readonly (readonly [numbers: readonly number[], weight: number])[];

/** Each row added as often as its weight says. */
function repeatedSums(rows: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const repeated = rows.flatMap((numbers, at) => Array.from({ length: weights[at] }, () => numbers));
  return (rows.at(0) ?? []).map((_, column) => repeated.reduce((sum, { [column]: number }) => sum + number, 0));
}

function expectSums(kind: (rows: readonly number[]) => Numbers, drawn: Weighted, redrawn: Weighted): void {
  const rows = drawn.map(([numbers]) => numbers);
  const weightings = [drawn, redrawn].map((pairs) => rows.map((_, at) => pairs.at(at)?.[1] ?? 0));
  const sums = new WeightedSums(kind(rows.flat()), rows.length);
  for (const weights of weightings) {
    expect([...sums.of(Uint32Array.from(weights))]).toEqual(repeatedSums(rows, weights));
  }
}

describe('new WeightedSums(matrix, rows).of(weights)', () => {
  const weighted = (number: fc.Arbitrary<number>): fc.Arbitrary<Weighted> =>
    fc
      .nat(20)
      .chain((width) =>
        fc.array(fc.tuple(fc.array(number, { minLength: width, maxLength: width }), fc.nat(4)), { maxLength: 12 }),
      );

  it('sums each column of counts, every row as often as its weight says', () => {
    const counts = weighted(fc.oneof(fc.nat(3), fc.nat(0x7fff), fc.nat()));
    fc.assert(
      fc.property(counts, counts, (drawn, redrawn) => {
        expectSums((numbers) => Int32Array.from(numbers), drawn, redrawn);
      }),
    );
  });

  it('sums negative numbers and halves beside counts', () => {
    const numbers = weighted(fc.integer({ min: -1000, max: 1000 }).map((twice) => twice / 2 + 0));
    fc.assert(
      fc.property(numbers, numbers, (drawn, redrawn) => {
        expectSums((values) => Float64Array.from(values), drawn, redrawn);
      }),
    );
  });

  it('sums means over two and four references, and others', () => {
    const means = weighted(fc.tuple(fc.nat(200), fc.constantFrom(1, 2, 4, 8)).map(([sum, count]) => sum / count));
    fc.assert(
      fc.property(means, means, (drawn, redrawn) => {
        expectSums((values) => Float64Array.from(values), drawn, redrawn);
      }),
    );
  });

  it('keeps apart sums that fill all their bits, and those of more weight than before', () => {
    const matrix = Int32Array.from({ length: 6 }, () => 2 ** 17 - 1);
    const sums = new WeightedSums(matrix, 1);
    for (const weight of [1, 2, 0, 1000, 2 ** 32 - 1, 1]) {
      expect([...sums.of(Uint32Array.of(weight))]).toEqual(Array.from(matrix, (number) => weight * number));
    }
  });
});
