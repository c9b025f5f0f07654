import { describe, expect, it } from 'vitest';
import { millsRatio, normalDensity, proportionBelow } from './normal.js';

const below = (x: number): number => proportionBelow(x, normalDensity(x));

describe('proportionBelow(x, density)', () => {
  it('knows the shares of tables', () => {
    expect(below(0)).toBe(0.5);
    expect(below(1.959963984540054)).toBeCloseTo(0.975, 15);
    expect(below(-1)).toBeCloseTo(0.15865525393145705, 15);
    expect(below(9)).toBe(1);
  });

  it('keeps its digits far out on the left', () => {
    expect(below(-5) / 2.866515718791939e-7).toBeCloseTo(1, 12);
    expect(below(-10) / 7.619853024160525e-24).toBeCloseTo(1, 12);
    expect(below(-30) / 4.906713927148187e-198).toBeCloseTo(1, 12);
  });

  it('is as good on both sides of where the formula changes', () => {
    expect(below(-3.000000001) / below(-3)).toBeCloseTo(1, 7);
    expect(normalDensity(3) * millsRatio(3)).toBeCloseTo(1 - below(3), 15);
  });
});
