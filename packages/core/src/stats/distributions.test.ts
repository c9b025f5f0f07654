import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incompleteBeta, logGamma } from './incomplete-beta.js';
import { normalQuantile } from './normal-quantile.js';
import { studentTUpperTail } from './student-t.js';

describe('logGamma', () => {
  it('is the logarithm of the factorial', () => {
    let factorial = 1;
    for (let n = 1; n <= 170; n++) {
      expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 11);
      factorial *= n;
    }
  });

  it('is half the logarithm of pi at a half, also by reflection', () => {
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 14);
    expect(logGamma(0.25) + logGamma(0.75)).toBeCloseTo(Math.log(Math.PI * Math.SQRT2), 13);
  });
});

describe('incompleteBeta', () => {
  it('is a sum of binomial probabilities for whole numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, x) => {
          const n = a + b - 1;
          let sum = 0;
          let choose = 1;
          for (let k = 0; k <= n; k++) {
            if (k >= a) sum += choose * x ** k * (1 - x) ** (n - k);
            choose = (choose * (n - k)) / (k + 1);
          }
          expect(incompleteBeta(x, a, b)).toBeCloseTo(sum, 11);
        },
      ),
    );
  });

  it('mirrors itself', () => {
    const shape = fc.double({ min: 0.1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(shape, shape, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (a, b, x) => {
        expect(incompleteBeta(x, a, b) + incompleteBeta(1 - x, b, a)).toBeCloseTo(1, 10);
      }),
    );
  });

  it('is the arc sine law at a half and a half', () => {
    for (const x of [0.01, 0.2, 0.5, 0.7, 0.999]) {
      expect(incompleteBeta(x, 0.5, 0.5)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(x)), 13);
    }
  });

  it('ends at 0 and 1', () => {
    expect([
      incompleteBeta(0, 2, 3),
      incompleteBeta(1, 2, 3),
      incompleteBeta(-1, 2, 3),
      incompleteBeta(2, 2, 3),
    ]).toEqual([0, 1, 0, 1]);
  });
});

describe('studentTUpperTail', () => {
  const t = fc.double({ min: -40, max: 40, noNaN: true });

  it('is a half less an arc tangent with one degree of freedom', () => {
    fc.assert(
      fc.property(t, (value) => {
        expect(studentTUpperTail(value, 1)).toBeCloseTo(0.5 - Math.atan(value) / Math.PI, 12);
      }),
    );
  });

  it('has a closed form with two and with four', () => {
    fc.assert(
      fc.property(t, (value) => {
        const two = value / Math.sqrt(2 + value * value);
        expect(studentTUpperTail(value, 2)).toBeCloseTo(0.5 - two / 2, 12);
        const four = value / Math.sqrt(4 + value * value);
        expect(studentTUpperTail(value, 4)).toBeCloseTo(0.5 - (3 / 4) * (four - four ** 3 / 3), 12);
      }),
    );
  });

  it('keeps the digits of a small tail', () => {
    // With two degrees of freedom the tail beyond t is 1 / (s (s + t)), s the root of 2 + t squared.
    const root = Math.sqrt(2 + 1e10);
    expect(studentTUpperTail(1e5, 2) * root * (root + 1e5)).toBeCloseTo(1, 11);
  });
});

describe('normalQuantile', () => {
  it('gives the values of the tables', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
    expect(normalQuantile(0.625)).toBeCloseTo(0.31863936396437514, 14);
    expect(normalQuantile(1e-9)).toBeCloseTo(-5.9978070150076865, 13);
    expect(normalQuantile(1e-20)).toBeCloseTo(-9.262340089798409, 13);
    expect(normalQuantile(0.5)).toBe(0);
  });

  it('mirrors itself', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.5, noNaN: true }), (p) => {
        expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 9);
      }),
    );
  });
});
