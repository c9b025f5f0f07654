import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PairwiseJudgments } from '../judgments/pairwise.js';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { RESAMPLE_UNITS, judgmentResampler, resampleSource } from './resample-judgments.js';
import { judged } from './testing/judgments.js';

/** The same draws, one row after the other. */
function plainly(pairs: PairwiseJudgments, unit: 'judgment' | 'sentence', seed: number): PairCounts {
  const random = new MersenneTwister(seed);
  const keys = unit === 'judgment' ? [...pairs.outcome.keys()] : [...new Set(pairs.sentence)].sort((a, b) => a - b);
  const drawn = keys.map(() => keys[random.below(keys.length)]);
  const rows = drawn.flatMap((key) =>
    [...pairs.outcome.keys()].filter((row) => (unit === 'judgment' ? row : pairs.sentence[row]) === key),
  );
  return countPairs({
    ...pairs,
    first: Uint16Array.from(rows, (row) => pairs.first[row]),
    second: Uint16Array.from(rows, (row) => pairs.second[row]),
    outcome: Int8Array.from(rows, (row) => pairs.outcome[row]),
  });
}

const rankings = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 3 })), {
  minLength: 1,
  maxLength: 12,
});

describe('judgmentResampler(source)', () => {
  it('counts what the same draws give row by row', () => {
    fc.assert(
      fc.property(
        rankings,
        fc.constantFrom('judgment' as const, 'sentence' as const),
        fc.nat(),
        (ranks, unit, seed) => {
          const pairs = judged(...ranks);
          expect(judgmentResampler(resampleSource(pairs, unit))(new MersenneTwister(seed))).toEqual(
            plainly(pairs, unit, seed),
          );
        },
      ),
    );
  });

  it('draws as many judgments as there are by judgment, and whole sentences by sentence', () => {
    const pairs = judged({ a: 1, b: 2, c: 3 }, { a: 1, b: 1 });
    const total = ({ wins, ties }: PairCounts): number =>
      wins.reduce((sum, count) => sum + count, 0) + ties.reduce((sum, count) => sum + count, 0) / 2;
    for (let seed = 0; seed < 20; seed++) {
      expect(total(judgmentResampler(resampleSource(pairs, 'judgment'))(new MersenneTwister(seed)))).toBe(4);
      expect([2, 4, 6]).toContain(
        total(judgmentResampler(resampleSource(pairs, 'sentence'))(new MersenneTwister(seed))),
      );
    }
  });

  it('keeps the rankings of a sentence apart by ranking', () => {
    const twice = { ...judged({ a: 1, b: 2 }, { a: 2, b: 1 }), sentence: Int32Array.of(5, 5) };
    const draws = (unit: 'ranking' | 'sentence'): Set<number> =>
      new Set(
        Array.from(
          { length: 20 },
          (_, seed) => judgmentResampler(resampleSource(twice, unit))(new MersenneTwister(seed)).wins[1],
        ),
      );
    expect([...draws('sentence')]).toEqual([1]);
    expect(draws('ranking').size).toBe(3);
  });

  it('draws nothing from nothing', () => {
    for (const unit of RESAMPLE_UNITS) {
      expect(judgmentResampler(resampleSource(judged({ a: 1 }), unit))(new MersenneTwister(1)).wins).toEqual(
        Float64Array.of(0),
      );
    }
  });
});
