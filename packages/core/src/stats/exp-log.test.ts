import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exp, log, power } from './exp-log.js';

/** The difference of two numbers relative to the larger. */
const apart = (left: number, right: number): number =>
  left === right ? 0 : Math.abs(left - right) / Math.max(Math.abs(left), Math.abs(right));

describe('log(x)', () => {
  it('is that of the platform, but for the last digit', () => {
    const positive = fc.double({ min: Number.MIN_VALUE, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.oneof(positive, fc.double({ min: 0.5, max: 2, noNaN: true })), (x) => {
        expect(apart(log(x), Math.log(x))).toBeLessThan(5e-16);
      }),
      { numRuns: 5000 },
    );
  });

  it('is exact where it can be, and defined everywhere', () => {
    expect([1, 0, -1, Infinity, Number.NaN].map(log)).toEqual([0, -Infinity, Number.NaN, Infinity, Number.NaN]);
  });
});

describe('exp(x)', () => {
  it('is that of the platform, but for the last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 709, noNaN: true }), (x) => {
        expect(apart(exp(x), Math.exp(x))).toBeLessThan(5e-16);
      }),
      { numRuns: 5000 },
    );
  });

  it('is exact where it can be, and defined everywhere', () => {
    expect([0, -Infinity, Infinity, Number.NaN, -746, 710].map(exp)).toEqual([1, 0, Infinity, Number.NaN, 0, Infinity]);
    expect(exp(-744)).toBeGreaterThan(0);
  });
});

describe('power(x, y)', () => {
  it('is that of the platform, but for the last digits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-12, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 4, noNaN: true }),
        (x, y) => {
          expect(apart(power(x, y), x ** y)).toBeLessThan(1e-13);
        },
      ),
    );
    expect([power(0, 0.2), power(1, 0.25)]).toEqual([0, 1]);
  });
});

describe('exp, log and power', () => {
  it('give the same bits in every engine', () => {
    const hex = (value: number): string => {
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value);
      return view.getBigUint64(0).toString(16);
    };
    const bitsOf = (x: number): string[] => [log(x), exp(-x), power(x, 0.25)].map(hex);
    // An engine that gives different bits does not follow IEEE 754.
    expect([1 / 3, 0.7, 123.456].map(bitsOf)).toEqual([
      ['bff193ea7aad030b', '3fe6edd3122f2ea5', '3fe85092ed86a26b'],
      ['bfd6d3c324e13f50', '3fdfc80db9dd5542', '3fed45268510d1ca'],
      ['401343774f3e2362', '34cda9fb9e4ee720', '400aaaa7ded649f5'],
    ]);
  });
});
