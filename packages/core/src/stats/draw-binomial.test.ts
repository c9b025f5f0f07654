import { describe, expect, it } from 'vitest';
import { drawBinomial } from './draw-binomial.js';
import { MersenneTwister } from '../random/mersenne-twister.js';

const DRAWS = 20_000;

/** How often each outcome is drawn, of 20,000 times. */
function drawMany(trials: number, success: number): Map<number, number> {
  const random = new MersenneTwister(trials);
  const drawn = new Map<number, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const outcome = drawBinomial(trials, success, random);
    drawn.set(outcome, (drawn.get(outcome) ?? 0) + 1);
  }
  return drawn;
}

/** Pascal's triangle, row by row. */
function probabilities(trials: number, success: number): number[] {
  let row = [1];
  for (let trial = 0; trial < trials; trial++) {
    row = [...row, 0].map((share, at) => share * (1 - success) + (at === 0 ? 0 : row[at - 1] * success));
  }
  return row;
}

describe('drawBinomial(trials, success, random)', () => {
  it.each([
    [1, 0.5],
    [5, 0.2],
    [12, 0.9],
    [60, 0.03],
    [200, 0.4],
  ])('draws each outcome of %i trials at %f as often as it is likely', (trials, success) => {
    const drawn = drawMany(trials, success);
    probabilities(trials, success).forEach((share, outcome) => {
      const error = Math.sqrt((share * (1 - share)) / DRAWS);
      expect(Math.abs((drawn.get(outcome) ?? 0) / DRAWS - share)).toBeLessThan(4.5 * error + 1e-4);
    });
  });

  it('has the mean and the variance of many trials', () => {
    const [trials, success] = [100_000, 0.004];
    const outcomes = [...drawMany(trials, success)];
    const mean = outcomes.reduce((sum, [outcome, times]) => sum + outcome * times, 0) / DRAWS;
    const variance = outcomes.reduce((sum, [outcome, times]) => sum + (outcome - mean) ** 2 * times, 0) / DRAWS;
    const expected = trials * success * (1 - success);
    expect(Math.abs(mean - trials * success)).toBeLessThan(4 * Math.sqrt(expected / DRAWS));
    expect(Math.abs(variance / expected - 1)).toBeLessThan(4 * Math.sqrt(2 / DRAWS));
  });

  it('leaves nothing to chance where there is none', () => {
    const random = new MersenneTwister(1);
    expect([0, 1].map((success) => drawBinomial(9, success, random))).toEqual([0, 9]);
    expect(drawBinomial(0, 0.5, random)).toBe(0);
  });
});
