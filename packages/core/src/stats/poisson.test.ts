import { describe, expect, it } from 'vitest';
import { describeGolden, readSharedJson } from '../testing/shared.js';
import { gammaQuantile, incompleteGamma } from './incomplete-gamma.js';
import { poissonLimits } from './poisson.js';

describe('incompleteGamma(a, x)', () => {
  it('is 1 - exp(-x) for a = 1, and erf of the root for a = 1/2', () => {
    for (const x of [0.01, 0.5, 1, 3, 20]) expect(incompleteGamma(1, x)).toBeCloseTo(1 - Math.exp(-x), 14);
    // erf(1), Abramowitz & Stegun, table 7.1.
    expect(incompleteGamma(0.5, 1)).toBeCloseTo(0.8427007929, 10);
  });

  it('is the chance of n or more Poisson events, summed term by term', () => {
    for (const [n, mean] of [
      [3, 0.4],
      [7, 9.5],
      [40, 31],
    ]) {
      let term = Math.exp(-mean);
      let below = 0;
      for (let at = 0; at < n; at++) {
        below += term;
        term *= mean / (at + 1);
      }
      expect(incompleteGamma(n, mean)).toBeCloseTo(1 - below, 12);
    }
  });

  it('is undone by gammaQuantile', () => {
    for (const shape of [0.5, 1, 12, 350, 5000])
      for (const p of [0.001, 0.025, 0.5, 0.975])
        expect(incompleteGamma(shape, gammaQuantile(shape, p))).toBeCloseTo(p, 10);
  });
});

describe('poissonLimits(count, confidence)', () => {
  it.each([
    [0, 0, 3.6889],
    [1, 0.0253, 5.5716],
    [10, 4.7954, 18.3904],
    [100, 81.364, 121.627],
  ])('gives the published limits for %i', (count, low, high) => {
    const limits = poissonLimits(count, 0.95);
    expect(limits[0]).toBeCloseTo(low, 3);
    expect(limits[1]).toBeCloseTo(high, 3);
  });
});

describeGolden('poissonLimits(count, 0.95) of the bench for checkers', () => {
  const { poisson95 } = readSharedJson('golden/checkers/example.json') as {
    readonly poisson95: Readonly<Record<string, readonly [number, number]>>;
  };

  it.each(Object.entries(poisson95))('%s', (count, limits) => {
    poissonLimits(Number(count), 0.95).forEach((limit, at) => {
      expect(Math.abs(limit - limits[at])).toBeLessThanOrEqual(1e-11 * Math.max(1, limits[at]));
    });
  });
});
