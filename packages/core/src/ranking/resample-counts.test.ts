import { describe, expect, it } from 'vitest';
import { MersenneTwister } from '../random/mersenne-twister.js';
import { countPairs, type PairCounts } from './pair-counts.js';
import { countResampler } from './resample-counts.js';
import { judgmentResampler, resampleSource } from './resample-judgments.js';
import { judged } from './testing/judgments.js';

const pairs = judged(
  ...Array.from({ length: 30 }, (_, at) => ({ a: 1, b: 1 + (at % 3), c: 2, ...(at < 9 ? { d: 3 } : {}) })),
);
const counts = countPairs(pairs);
const DRAWS = 4000;

interface Moments {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

/** Mean and deviation of each cell of the counts over many resamples. */
function moments(resample: (random: MersenneTwister) => PairCounts): Moments {
  const drawn = Array.from({ length: DRAWS }, (_, seed) => {
    const { wins, ties } = resample(new MersenneTwister(seed));
    return [...wins, ...ties];
  });
  const means = drawn[0].map((_, cell) => drawn.reduce((sum, { [cell]: count }) => sum + count, 0) / DRAWS);
  const deviations = means.map((mean, cell) =>
    Math.sqrt(drawn.reduce((sum, { [cell]: count }) => sum + (count - mean) ** 2, 0) / DRAWS),
  );
  return { means, deviations };
}

describe('countResampler(counts)', () => {
  it('has the means and deviations of judgments drawn one by one', () => {
    const atOnce = moments(countResampler(counts));
    const oneByOne = moments(judgmentResampler(resampleSource(pairs, 'judgment')));
    atOnce.means.forEach((mean, cell) => {
      const error = oneByOne.deviations[cell] * Math.sqrt(2 / DRAWS);
      expect(Math.abs(mean - oneByOne.means[cell])).toBeLessThanOrEqual(4.5 * error);
      expect(Math.abs(atOnce.deviations[cell] - oneByOne.deviations[cell])).toBeLessThanOrEqual(4.5 * error);
    });
  });

  it('draws as many judgments as there are, and only outcomes that were judged', () => {
    const total = ({ wins, ties }: PairCounts): number => [...wins, ...wins, ...ties].reduce((sum, n) => sum + n, 0);
    const resample = countResampler(counts);
    for (let seed = 0; seed < 50; seed++) {
      const drawn = resample(new MersenneTwister(seed));
      expect(total(drawn)).toBe(total(counts));
      for (const table of ['wins', 'ties'] as const) {
        drawn[table].forEach((count, cell) => {
          if (counts[table][cell] === 0) expect(count).toBe(0);
        });
      }
    }
  });

  it('draws nothing from nothing', () => {
    expect(countResampler(countPairs(judged({ a: 1 })))(new MersenneTwister(1)).wins).toEqual(Float64Array.of(0));
  });
});
