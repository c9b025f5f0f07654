import { describe, expect, it } from 'vitest';
import { meanOf, toleranceOfDraw, toleranceOfMean, toleranceOfMeans } from './monte-carlo.js';

describe('what chance may explain', () => {
  const values = [1, 2, 3, 4];
  const deviation = Math.sqrt(5 / 3);

  it('is three standard errors of a mean, and more for two means or for one draw', () => {
    expect(meanOf(values)).toBe(2.5);
    expect(toleranceOfMean(values)).toBeCloseTo((3 * deviation) / 2, 12);
    expect(toleranceOfMeans(values)).toBeCloseTo((3 * deviation) / Math.SQRT2, 12);
    expect(toleranceOfDraw(values)).toBeCloseTo(3 * deviation * Math.sqrt(1.25), 12);
  });

  it('is nothing where all draws are the same', () => {
    expect(toleranceOfDraw([7, 7, 7])).toBe(0);
    expect(toleranceOfDraw([7])).toBe(0);
  });
});
