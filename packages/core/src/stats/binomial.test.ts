import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signTest } from './binomial.js';

describe('signTest(wins, losses)', () => {
  it('adds up all splits that are not more even than the one observed', () => {
    // Of 2^5 = 32 outcomes, 1 and 5 at either end.
    expect(signTest(5, 0)).toBeCloseTo(2 / 32, 15);
    expect(signTest(1, 4)).toBeCloseTo(12 / 32, 15);
    expect(signTest(3, 2)).toBeCloseTo(1, 15);
  });

  it('is 1 for an even split, and where nothing is decided', () => {
    expect(signTest(7, 7)).toBe(1);
    expect(signTest(0, 0)).toBe(1);
  });

  it('stays exact where powers of two have long overflowed', () => {
    // The normal approximation with continuity correction, good to a hundredth here.
    expect(signTest(50_300, 49_700)).toBeCloseTo(0.05813, 3);
    expect(signTest(6000, 4000)).toBeGreaterThan(0);
    expect(signTest(6000, 4000)).toBeLessThan(1e-80);
    expect(signTest(1e6, 0)).toBe(0);
  });

  it('is the same either way round, and falls as the split becomes more uneven', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), (wins, losses) => {
        const p = signTest(wins, losses);
        expect(signTest(losses, wins)).toBe(p);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        if (wins > losses && losses > 0) expect(signTest(wins + 1, losses - 1)).toBeLessThanOrEqual(p);
      }),
    );
  });
});
