import { describe, expect, it } from 'vitest';
import { brevityVariance, meanBrevity, shareBelow } from './drawn-brevity.js';

/** The mean of a function of a normal variable, by the trapezoidal rule over twelve deviations each way. */
function meanOver(mean: number, deviation: number, of: (x: number) => number): number {
  const steps = 200_000;
  let sum = 0;
  for (let at = 0; at <= steps; at++) {
    const z = -12 + (24 * at) / steps;
    sum += of(mean + deviation * z) * Math.exp(-0.5 * z * z);
  }
  return ((24 / steps) * sum) / Math.sqrt(2 * Math.PI);
}

const cases: readonly [mean: number, deviation: number][] = [
  [0, 0.01],
  [0.001, 0.002],
  [-0.003, 0.002],
  [-0.2, 0.1],
  [0.3, 0.2],
];

describe('a normal length at the kink of the brevity penalty', () => {
  it.each(cases)('has the moments that integration gives: mean %f, deviation %f', (mean, deviation) => {
    const clipped = (x: number): number => Math.min(0, x);
    const first = meanOver(mean, deviation, clipped);
    const variance = meanOver(mean, deviation, (x) => (clipped(x) - first) ** 2);
    expect(meanBrevity(mean, deviation)).toBeCloseTo(
      meanOver(mean, deviation, (x) => Math.exp(clipped(x))),
      9,
    );
    expect(brevityVariance(mean, deviation) / variance).toBeCloseTo(1, 5);
    expect(shareBelow(mean, deviation)).toBeCloseTo(
      meanOver(mean, deviation, (x) => Number(x < 0)),
      4,
    );
  });

  it('does not matter far from it, or where nothing is drawn', () => {
    expect(meanBrevity(0.5, 0.001)).toBe(1);
    expect(meanBrevity(-0.5, 0.001)).toBeCloseTo(Math.exp(-0.5) * Math.exp(0.001 ** 2 / 2), 14);
    expect([meanBrevity(-0.5, 0), meanBrevity(0.5, 0)]).toEqual([Math.exp(-0.5), 1]);
    expect([brevityVariance(0.5, 0.001), brevityVariance(-0.5, 0.001), brevityVariance(-1, 0)]).toEqual([0, 1e-6, 0]);
    expect([shareBelow(0.5, 0), shareBelow(-0.5, 0), shareBelow(-0.5, 0.001)]).toEqual([0, 1, 1]);
  });
});
